/** What staff are told of products. */
export const productSaid = {
  updated: 'Product updated successfully!',
  saved: 'Product saved successfully!',
  created: 'Product created successfully!',
  featured: (isFeatured: boolean) => `Product ${isFeatured ? 'featured' : 'unfeatured'} successfully!`,
  deleted: (name: string) => `Product "${name}" deleted successfully!`,
} as const;

/** Failures say the server's detail, where there is one, else the fault's own message. */
export const productFailed = {
  save: (detail: string) => `Failed to save product: ${detail}`,
  featured: (detail: string) => `Failed to toggle featured status: ${detail}`,
  delete: (detail: string) => `Failed to delete product: ${detail}`,
  load: (detail: string) => `Error loading products: ${detail}`,
  lost: 'Nothing was saved. Please check your connection and try again.',
  editorSave: 'Error saving product. Please try again.',
  category: 'Error updating category. Please try again.',
} as const;
