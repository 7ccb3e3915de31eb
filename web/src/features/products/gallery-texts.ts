/** The words of a product's pictures on its page. */
export const galleryTexts = {
  label: (name: string) => `Pictures of ${name}`,
  enlarge: (alt: string) => `Enlarge: ${alt}`,
  show: (place: number, alt: string) => `Show picture ${place}: ${alt}`,
} as const;
