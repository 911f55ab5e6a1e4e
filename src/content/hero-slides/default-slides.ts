/** What 'Initialize default slides' puts on a home page that has none: true of any flooring shop, with no figure that would need proof. */
export const defaultSlides = [
  {
    title: 'Floors for every room',
    subtitle: 'Tiles, wood, laminate, LVT and carpet',
    description: 'Find a floor by its look, its room or its price, and see how many boxes you need.',
    badge: '',
    button_text: 'Browse Our Collection',
    button_link: '/products',
    category: null,
  },
  {
    title: 'Wood that is meant to last',
    subtitle: 'Engineered and solid boards',
    description: 'Compare species, finishes and plank styles side by side, and order a sample before you decide.',
    badge: 'Wood Flooring',
    button_text: 'See wood floors',
    button_link: '/products?category=Wood%20Flooring',
    category: 'Wood Flooring',
  },
  {
    title: 'Tiles, from mosaic to large format',
    subtitle: 'Porcelain, ceramic and natural stone',
    description: 'For kitchens, bathrooms and halls: choose by size and finish, with the adhesives and sealers to match.',
    badge: 'Tiles',
    button_text: 'See tiles',
    button_link: '/products?category=Tiles',
    category: 'Tiles',
  },
] as const;
