/** The company: the one place to change when a real one moves in. */
export const site = {
  name: 'Kuvula Technologies',
  shortName: 'Kuvula',
  tagline: 'Innovative Technology Solutions',
  domain: 'kuvula.example',
  phone: { display: '+27 10 555 0142', href: 'tel:+27105550142' },
  email: 'info@kuvula.example',
  address: {
    street: '14 Aperture Lane',
    suburb: 'Sandton',
    city: 'Johannesburg',
    province: 'Gauteng',
    postalCode: '2196',
    country: 'South Africa',
  },
  founded: 2005,
} as const;
