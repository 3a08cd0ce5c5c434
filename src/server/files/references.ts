/**
 * Every column that holds the address of an uploaded file. Files that appear in none of them are deleted, so a column missing here loses
 * people's files. references.test.ts fails for any text column that is neither listed here nor known to hold something else.
 */
export const fileColumns = [
  { table: 'yachts', column: 'image_url' },
  { table: 'crew', column: 'image_url' },
  { table: 'users', column: 'image_url' },
  { table: 'companies', column: 'logo' },
  { table: 'certificates', column: 'file_url' },
  { table: 'equipment', column: 'image_url' },
  { table: 'equipment', column: 'manual_url' },
  { table: 'document_versions', column: 'file_url' },
  { table: 'services', column: 'file_url' },
  { table: 'photos', column: 'url' },
  { table: 'handover_photos', column: 'file_url' },
  { table: 'checklist_answers', column: 'photo_url' },
  { table: 'expenses', column: 'receipt_url' },
  { table: 'apa_entries', column: 'receipt_url' },
] as const;
