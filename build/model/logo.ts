/** The site's logo for manifests and structured data: an icon 512 pixels wide, in the published folder. */
export const logoFile = 'icon-512.png';
