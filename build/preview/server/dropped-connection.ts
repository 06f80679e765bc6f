/** Thrown to break the connection: the server closes the socket without an answer. */
export class DroppedConnection extends Error {}
