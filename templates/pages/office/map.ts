/** Returns the addresses of maps that show a place. */
export function mapLinks({ latitude, longitude }: { latitude: number; longitude: number }): {
  name: string;
  href: string;
}[] {
  return [
    {
      name: 'OpenStreetMap',
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
    { name: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}` },
  ];
}
