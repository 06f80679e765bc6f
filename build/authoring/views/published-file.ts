/** A published file, and its checksum: browsers refuse the file if it was changed on the way. */
export interface PublishedFile {
  address: string;
  integrity: string | undefined;
}
