// Who may call what: every operation of the API, entered by hand. `yes` is admitted, `–` is refused (401 without a token, 403 with one);
// further conditions (whose record, which state) aren't part of this table. `nobody` has no token, `owner` is a company's owner with the
// role of a user, `read` and `write` are API tokens of a company, by their reach. `yacht_owner` is the owner of a yacht: a row without
// that column refuses them.
//
// An operation without a row here fails rights.test.ts, and so does a row without an operation: anyone who adds or opens a route decides
// here who may call it. Nothing in this file is generated from the routes, so that a route that was opened by mistake is noticed.

export const callers = ['nobody', 'user', 'manager', 'owner', 'admin', 'read', 'write', 'yacht_owner'] as const;
export type CallerName = (typeof callers)[number];
type Right = { operation: string; allowed: CallerName[] };

const table = `
Session                                                nobody  user    manager owner   admin   read    write   yacht_owner
  POST   /api/auth/login                               yes     yes     yes     yes     yes     yes     yes     yes
  GET    /api/auth/session                             –       yes     yes     yes     yes     yes     yes     yes
  POST   /api/auth/logout                              –       yes     yes     yes     yes     –       –       yes
  POST   /api/auth/login/second-step                   yes     yes     yes     yes     yes     yes     yes     yes
  GET    /api/profile/second-step                      –       yes     yes     yes     yes     –       –       yes
  POST   /api/profile/second-step                      –       yes     yes     yes     yes     –       –       yes
  POST   /api/profile/second-step/confirm              –       yes     yes     yes     yes     –       –       yes
  POST   /api/profile/second-step/recovery-codes       –       yes     yes     yes     yes     –       –       yes
  POST   /api/profile/second-step/off                  –       yes     yes     yes     yes     –       –       yes
  POST   /api/auth/passkey/options                     yes     yes     yes     yes     yes     yes     yes     yes
  POST   /api/auth/passkey                             yes     yes     yes     yes     yes     yes     yes     yes
  GET    /api/profile/passkeys                         –       yes     yes     yes     yes     –       –       yes
  POST   /api/profile/passkeys                         –       yes     yes     yes     yes     –       –       yes
  POST   /api/profile/passkeys/options                 –       yes     yes     yes     yes     –       –       yes
  DELETE /api/profile/passkeys/{id}                    –       yes     yes     yes     yes     –       –       yes
  POST   /api/auth/forgot-password                     yes     yes     yes     yes     yes     yes     yes     yes
  POST   /api/auth/reset-password                      yes     yes     yes     yes     yes     yes     yes     yes
  POST   /api/auth/reset-password/passkeys             yes     yes     yes     yes     yes     yes     yes     yes
  PATCH  /api/profile                                  –       yes     yes     yes     yes     –       –       yes
  GET    /api/profile/sessions                         –       yes     yes     yes     yes     –       –       yes
  DELETE /api/profile/sessions                         –       yes     yes     yes     yes     –       –       yes
  DELETE /api/profile/sessions/{id}                    –       yes     yes     yes     yes     –       –       yes

Team                                                   nobody  user    manager owner   admin   read    write   yacht_owner
  POST   /api/join/look                                yes     yes     yes     yes     yes     yes     yes     yes
  POST   /api/join                                     yes     yes     yes     yes     yes     yes     yes     yes
  GET    /api/team                                     –       –       yes     yes     yes     –       –
  GET    /api/team/{id}                                –       –       yes     yes     yes     –       –
  PATCH  /api/team/{id}                                –       –       yes     yes     yes     –       –
  DELETE /api/team/{id}                                –       –       yes     yes     yes     –       –
  DELETE /api/team/{id}/second-step                    –       –       yes     yes     yes     –       –
  GET    /api/invitations                              –       –       yes     yes     yes     –       –
  POST   /api/invitations                              –       –       yes     yes     yes     –       –
  GET    /api/invitations/{id}                         –       –       yes     yes     yes     –       –
  DELETE /api/invitations/{id}                         –       –       yes     yes     yes     –       –
  POST   /api/invitations/{id}/resend                  –       –       yes     yes     yes     –       –
  GET    /api/tokens                                   –       –       yes     yes     yes     –       –
  POST   /api/tokens                                   –       –       yes     yes     yes     –       –
  GET    /api/tokens/{id}                              –       –       yes     yes     yes     –       –
  DELETE /api/tokens/{id}                              –       –       yes     yes     yes     –       –

Users                                                  nobody  user    manager owner   admin   read    write
  GET    /api/users                                    –       –       –       –       yes     –       –
  POST   /api/users                                    –       –       –       –       yes     –       –
  GET    /api/users/{id}                               –       –       –       –       yes     –       –
  PATCH  /api/users/{id}                               –       –       –       –       yes     –       –
  DELETE /api/users/{id}                               –       –       –       –       yes     –       –

Companies                                              nobody  user    manager owner   admin   read    write
  POST   /api/companies/{id}/deletion                  –       –       yes     yes     yes     –       –
  DELETE /api/companies/{id}/deletion                  –       –       yes     yes     yes     –       –
  GET    /api/companies                                –       yes     yes     yes     yes     yes     yes
  POST   /api/companies                                –       –       –       –       yes     –       –
  GET    /api/companies/{id}                           –       yes     yes     yes     yes     yes     yes
  PATCH  /api/companies/{id}                           –       –       yes     yes     yes     –       –
  DELETE /api/companies/{id}                           –       –       –       –       yes     –       –

Yachts                                                 nobody  user    manager owner   admin   read    write
  GET    /api/yachts                                   –       yes     yes     yes     yes     yes     yes
  POST   /api/yachts                                   –       yes     yes     yes     yes     –       yes
  GET    /api/yachts/{id}                              –       yes     yes     yes     yes     yes     yes
  PATCH  /api/yachts/{id}                              –       yes     yes     yes     yes     –       yes
  DELETE /api/yachts/{id}                              –       yes     yes     yes     yes     –       yes
  GET    /api/yachts/{id}/deletion                     –       yes     yes     yes     yes     yes     yes
  GET    /api/yachts/{id}/crew                         –       yes     yes     yes     yes     yes     yes
  GET    /api/yachts/{id}/outlook                      –       yes     yes     yes     yes     yes     yes
  GET    /api/yachts/{id}/maintenance                  –       yes     yes     yes     yes     yes     yes
  GET    /api/yachts/{id}/schedule                     –       yes     yes     yes     yes     yes     yes
  GET    /api/yachts/{id}/trips                        –       yes     yes     yes     yes     yes     yes

Crew                                                   nobody  user    manager owner   admin   read    write
  GET    /api/crew                                     –       yes     yes     yes     yes     yes     yes
  POST   /api/crew                                     –       yes     yes     yes     yes     –       yes
  GET    /api/crew/roles                               –       yes     yes     yes     yes     yes     yes
  GET    /api/crew/{id}                                –       yes     yes     yes     yes     yes     yes
  PATCH  /api/crew/{id}                                –       yes     yes     yes     yes     –       yes
  DELETE /api/crew/{id}                                –       yes     yes     yes     yes     –       yes
  GET    /api/crew/{id}/papers                         –       yes     yes     yes     yes     –       –
  PUT    /api/crew/{id}/papers                         –       yes     yes     yes     yes     –       –
  GET    /api/certificates                             –       yes     yes     yes     yes     yes     yes
  GET    /api/certificates/{id}                        –       yes     yes     yes     yes     yes     yes
  PATCH  /api/certificates/{id}                        –       yes     yes     yes     yes     –       yes
  DELETE /api/certificates/{id}                        –       yes     yes     yes     yes     –       yes
  GET    /api/crew/{id}/certificates                   –       yes     yes     yes     yes     yes     yes
  POST   /api/crew/{id}/certificates                   –       yes     yes     yes     yes     –       yes

Trips                                                  nobody  user    manager owner   admin   read    write
  GET    /api/trips                                    –       yes     yes     yes     yes     yes     yes
  POST   /api/trips                                    –       yes     yes     yes     yes     –       yes
  GET    /api/trips/{id}                               –       yes     yes     yes     yes     yes     yes
  PATCH  /api/trips/{id}                               –       yes     yes     yes     yes     –       yes
  DELETE /api/trips/{id}                               –       yes     yes     yes     yes     –       yes
  POST   /api/tracks                                   –       yes     yes     yes     yes     –       yes
  POST   /api/trips/{id}/track                         –       yes     yes     yes     yes     –       yes
  GET    /api/trips/{id}/track                         –       yes     yes     yes     yes     yes     yes
  GET    /api/trips/{id}/track.gpx                     –       yes     yes     yes     yes     yes     yes

Defects                                                nobody  user    manager owner   admin   read    write   yacht_owner
  GET    /api/defects                                  –       yes     yes     yes     yes     yes     yes
  POST   /api/defects                                  –       yes     yes     yes     yes     –       yes
  GET    /api/defects/{id}                             –       yes     yes     yes     yes     yes     yes
  PATCH  /api/defects/{id}                             –       yes     yes     yes     yes     –       yes
  DELETE /api/defects/{id}                             –       yes     yes     yes     yes     –       yes
  GET    /api/report-links                             –       –       yes     yes     yes     –       –
  POST   /api/report-links                             –       –       yes     yes     yes     –       –
  DELETE /api/report-links/{id}                        –       –       yes     yes     yes     –       –
  GET    /api/report/{token}                           yes     yes     yes     yes     yes     yes     yes     yes
  POST   /api/report/{token}                           yes     yes     yes     yes     yes     yes     yes     yes

Documents                                              nobody  user    manager owner   admin   read    write
  GET    /api/documents                                –       yes     yes     yes     yes     yes     yes
  GET    /api/documents/matrix                         –       yes     yes     yes     yes     yes     yes
  POST   /api/documents                                –       yes     yes     yes     yes     –       yes
  GET    /api/documents/{id}                           –       yes     yes     yes     yes     yes     yes
  PATCH  /api/documents/{id}                           –       yes     yes     yes     yes     –       yes
  DELETE /api/documents/{id}                           –       yes     yes     yes     yes     –       yes
  POST   /api/documents/{id}/versions                  –       yes     yes     yes     yes     –       yes
  PUT    /api/document-needs                           –       –       yes     yes     yes     –       –

Schedule                                               nobody  user    manager owner   admin   read    write
  GET    /api/schedule                                 –       yes     yes     yes     yes     yes     yes
  POST   /api/schedule                                 –       yes     yes     yes     yes     –       yes
  GET    /api/schedule/{id}                            –       yes     yes     yes     yes     yes     yes
  PATCH  /api/schedule/{id}                            –       yes     yes     yes     yes     –       yes
  DELETE /api/schedule/{id}                            –       yes     yes     yes     yes     –       yes
  GET    /api/schedule/{id}/dossier                    –       yes     yes     yes     yes     yes     yes
  GET    /api/schedule/counts                          –       yes     yes     yes     yes     yes     yes
  GET    /api/schedule/movements                       –       yes     yes     yes     yes     yes     yes
  GET    /api/schedule/free-slots                      –       yes     yes     yes     yes     yes     yes

Calendar feeds                                         nobody  user    manager owner   admin   read    write   yacht_owner
  GET    /api/calendar-feeds                           –       –       yes     yes     yes     –       –
  POST   /api/calendar-feeds                           –       –       yes     yes     yes     –       –
  DELETE /api/calendar-feeds/{id}                      –       –       yes     yes     yes     –       –
  GET    /api/calendar-imports                         –       –       yes     yes     yes     –       –
  POST   /api/calendar-imports                         –       –       yes     yes     yes     –       –
  GET    /api/calendar-imports/{id}                    –       –       yes     yes     yes     –       –
  PATCH  /api/calendar-imports/{id}                    –       –       yes     yes     yes     –       –
  DELETE /api/calendar-imports/{id}                    –       –       yes     yes     yes     –       –
  PUT    /api/calendar-imports/{id}/file               –       –       yes     yes     yes     –       –
  POST   /api/calendar-imports/{id}/refresh            –       –       yes     yes     yes     –       –
  POST   /api/calendar-imports/{id}/accept             –       –       yes     yes     yes     –       –
  POST   /api/calendar-imports/{id}/same               –       –       yes     yes     yes     –       –
  GET    /api/calendar/{token}.ics                     yes     yes     yes     yes     yes     yes     yes     yes

Maintenance                                            nobody  user    manager owner   admin   read    write
  GET    /api/maintenance                              –       yes     yes     yes     yes     yes     yes
  POST   /api/maintenance                              –       yes     yes     yes     yes     –       yes
  GET    /api/maintenance/overview                     –       yes     yes     yes     yes     yes     yes
  GET    /api/engineering/overview                     –       yes     yes     yes     yes     yes     yes
  GET    /api/maintenance/{id}                         –       yes     yes     yes     yes     yes     yes
  PATCH  /api/maintenance/{id}                         –       yes     yes     yes     yes     –       yes
  DELETE /api/maintenance/{id}                         –       yes     yes     yes     yes     –       yes

Equipment                                              nobody  user    manager owner   admin   read    write
  GET    /api/equipment                                –       yes     yes     yes     yes     yes     yes
  GET    /api/equipment/{id}                           –       yes     yes     yes     yes     yes     yes
  POST   /api/equipment                                –       yes     yes     yes     yes     –       yes
  PATCH  /api/equipment/{id}                           –       yes     yes     yes     yes     –       yes
  DELETE /api/equipment/{id}                           –       yes     yes     yes     yes     –       yes
  POST   /api/yachts/{id}/equipment/copy               –       yes     yes     yes     yes     –       yes
  POST   /api/yachts/{id}/equipment/usual              –       yes     yes     yes     yes     –       yes
  GET    /api/meters                                   –       yes     yes     yes     yes     yes     yes
  GET    /api/meters/{id}                              –       yes     yes     yes     yes     yes     yes
  POST   /api/meters                                   –       yes     yes     yes     yes     –       yes
  PATCH  /api/meters/{id}                              –       yes     yes     yes     yes     –       yes
  DELETE /api/meters/{id}                              –       yes     yes     yes     yes     –       yes
  GET    /api/meters/{id}/readings                     –       yes     yes     yes     yes     yes     yes
  POST   /api/meters/{id}/replacement                  –       yes     yes     yes     yes     –       yes
  POST   /api/readings                                 –       yes     yes     yes     yes     –       yes
  DELETE /api/readings/{id}                            –       yes     yes     yes     yes     –       yes

Parts                                                  nobody  user    manager owner   admin   read    write
  GET    /api/parts                                    –       yes     yes     yes     yes     yes     yes
  POST   /api/parts                                    –       yes     yes     yes     yes     –       yes
  GET    /api/parts/reorder                            –       yes     yes     yes     yes     yes     yes
  GET    /api/parts/{id}                               –       yes     yes     yes     yes     yes     yes
  PATCH  /api/parts/{id}                               –       yes     yes     yes     yes     –       yes
  DELETE /api/parts/{id}                               –       yes     yes     yes     yes     –       yes
  POST   /api/parts/{id}/stocks                        –       yes     yes     yes     yes     –       yes
  GET    /api/stocks/{id}                              –       yes     yes     yes     yes     yes     yes
  PATCH  /api/stocks/{id}                              –       yes     yes     yes     yes     –       yes
  DELETE /api/stocks/{id}                              –       yes     yes     yes     yes     –       yes
  GET    /api/stocks/{id}/movements                    –       yes     yes     yes     yes     yes     yes
  POST   /api/stocks/{id}/movements                    –       yes     yes     yes     yes     –       yes

Checklists                                             nobody  user    manager owner   admin   read    write
  GET    /api/checklists                              –       yes     yes     yes     yes     yes     yes
  POST   /api/checklists                              –       yes     yes     yes     yes     –       yes
  GET    /api/checklists/{id}                         –       yes     yes     yes     yes     yes     yes
  PATCH  /api/checklists/{id}                         –       yes     yes     yes     yes     –       yes
  DELETE /api/checklists/{id}                         –       yes     yes     yes     yes     –       yes
  GET    /api/checklist-runs                          –       yes     yes     yes     yes     yes     yes
  POST   /api/checklist-runs                          –       yes     yes     yes     yes     –       yes
  GET    /api/checklist-runs/{id}                     –       yes     yes     yes     yes     yes     yes
  PATCH  /api/checklist-runs/{id}                     –       yes     yes     yes     yes     –       yes
  DELETE /api/checklist-runs/{id}                     –       yes     yes     yes     yes     –       yes

Services                                               nobody  user    manager owner   admin   read    write
  GET    /api/service-plans                            –       yes     yes     yes     yes     yes     yes
  GET    /api/service-plans/{id}                       –       yes     yes     yes     yes     yes     yes
  POST   /api/service-plans                            –       yes     yes     yes     yes     –       yes
  PATCH  /api/service-plans/{id}                       –       yes     yes     yes     yes     –       yes
  DELETE /api/service-plans/{id}                       –       yes     yes     yes     yes     –       yes
  POST   /api/service-plans/{id}/completions           –       yes     yes     yes     yes     –       yes
  POST   /api/service-plans/{id}/postponements         –       yes     yes     yes     yes     –       yes
  GET    /api/services                                 –       yes     yes     yes     yes     yes     yes
  GET    /api/services/{id}                            –       yes     yes     yes     yes     yes     yes
  POST   /api/services                                 –       yes     yes     yes     yes     –       yes
  DELETE /api/services/{id}                            –       yes     yes     yes     yes     –       yes
  GET    /api/yachts/{id}/service-book                 –       yes     yes     yes     yes     yes     yes
  GET    /api/yachts/{id}/proposals                    –       yes     yes     yes     yes     yes     yes

Customers                                              nobody  user    manager owner   admin   read    write
  GET    /api/customers                                –       yes     yes     yes     yes     yes     yes
  POST   /api/customers                                –       yes     yes     yes     yes     –       yes
  GET    /api/customers/{id}                           –       yes     yes     yes     yes     yes     yes
  PATCH  /api/customers/{id}                           –       yes     yes     yes     yes     –       yes
  DELETE /api/customers/{id}                           –       yes     yes     yes     yes     –       yes
  GET    /api/customers/{id}/summary                   –       yes     yes     yes     yes     yes     yes

Finance                                                nobody  user    manager owner   admin   read    write
  GET    /api/expenses                                 –       yes     yes     yes     yes     yes     yes
  POST   /api/expenses                                 –       yes     yes     yes     yes     –       yes
  GET    /api/expenses/totals                          –       yes     yes     yes     yes     yes     yes
  GET    /api/expenses/{id}                            –       yes     yes     yes     yes     yes     yes
  PATCH  /api/expenses/{id}                            –       yes     yes     yes     yes     –       yes
  DELETE /api/expenses/{id}                            –       yes     yes     yes     yes     –       yes
  POST   /api/expenses/import                          –       yes     yes     yes     yes     –       yes
  GET    /api/income                                   –       yes     yes     yes     yes     yes     yes
  POST   /api/income                                   –       yes     yes     yes     yes     –       yes
  GET    /api/income/totals                            –       yes     yes     yes     yes     yes     yes
  GET    /api/income/{id}                              –       yes     yes     yes     yes     yes     yes
  PATCH  /api/income/{id}                              –       yes     yes     yes     yes     –       yes
  DELETE /api/income/{id}                              –       yes     yes     yes     yes     –       yes
  GET    /api/recurring                                –       yes     yes     yes     yes     yes     yes
  POST   /api/recurring                                –       yes     yes     yes     yes     –       yes
  GET    /api/recurring/{id}                           –       yes     yes     yes     yes     yes     yes
  PATCH  /api/recurring/{id}                           –       yes     yes     yes     yes     –       yes
  DELETE /api/recurring/{id}                           –       yes     yes     yes     yes     –       yes
  POST   /api/recurring/{id}/skip                      –       yes     yes     yes     yes     –       yes
  GET    /api/payments                                 –       yes     yes     yes     yes     yes     yes
  POST   /api/payments                                 –       yes     yes     yes     yes     –       yes
  GET    /api/payments/{id}                            –       yes     yes     yes     yes     yes     yes
  DELETE /api/payments/{id}                            –       yes     yes     yes     yes     –       yes
  GET    /api/credit-notes                             –       yes     yes     yes     yes     yes     yes
  GET    /api/credit-notes/{id}                        –       yes     yes     yes     yes     yes     yes
  GET    /api/credit-notes/{id}/pdf                    –       yes     yes     yes     yes     yes     yes
  GET    /api/credit-notes/{id}/xml                    –       yes     yes     yes     yes     yes     yes
  GET    /api/credit-notes/{id}/e-invoice              –       yes     yes     yes     yes     yes     yes
  GET    /api/invoices/{id}/xml                        –       yes     yes     yes     yes     yes     yes
  GET    /api/invoices/{id}/e-invoice                  –       yes     yes     yes     yes     yes     yes
  POST   /api/credit-notes/{id}/send                   –       yes     yes     yes     yes     –       yes
  POST   /api/invoices/{id}/credit-notes               –       yes     yes     yes     yes     –       yes
  POST   /api/allocations                              –       yes     yes     yes     yes     –       yes
  DELETE /api/allocations/{id}                         –       yes     yes     yes     yes     –       yes
  GET    /api/apa                                      –       yes     yes     yes     yes     yes     yes
  POST   /api/apa                                      –       yes     yes     yes     yes     –       yes
  GET    /api/apa/{id}                                 –       yes     yes     yes     yes     yes     yes
  PATCH  /api/apa/{id}                                 –       yes     yes     yes     yes     –       yes
  GET    /api/apa/{id}/entries                         –       yes     yes     yes     yes     yes     yes
  POST   /api/apa/{id}/entries                         –       yes     yes     yes     yes     –       yes
  GET    /api/apa-entries/{id}                         –       yes     yes     yes     yes     yes     yes
  PATCH  /api/apa-entries/{id}                         –       yes     yes     yes     yes     –       yes
  DELETE /api/apa-entries/{id}                         –       yes     yes     yes     yes     –       yes
  POST   /api/apa/{id}/close                           –       yes     yes     yes     yes     –       yes
  GET    /api/apa/{id}/pdf                             –       yes     yes     yes     yes     yes     yes
  GET    /api/customers/{id}/account                   –       yes     yes     yes     yes     yes     yes
  GET    /api/invoices                                 –       yes     yes     yes     yes     yes     yes
  POST   /api/invoices                                 –       yes     yes     yes     yes     –       yes
  GET    /api/invoices/reminders-due                   –       yes     yes     yes     yes     yes     yes
  GET    /api/invoices/figures                         –       yes     yes     yes     yes     yes     yes
  GET    /api/invoices/totals                          –       yes     yes     yes     yes     yes     yes
  GET    /api/invoices/{id}                            –       yes     yes     yes     yes     yes     yes
  PATCH  /api/invoices/{id}                            –       yes     yes     yes     yes     –       yes
  DELETE /api/invoices/{id}                            –       yes     yes     yes     yes     –       yes
  GET    /api/invoices/{id}/payment-reminders          –       yes     yes     yes     yes     yes     yes
  POST   /api/invoices/{id}/payment-reminders          –       yes     yes     yes     yes     –       yes
  PATCH  /api/invoices/{id}/books                      –       yes     yes     yes     yes     –       yes
  PATCH  /api/invoices/{id}/status                     –       yes     yes     yes     yes     –       yes
  POST   /api/invoices/{id}/copy                       –       yes     yes     yes     yes     –       yes
  POST   /api/invoices/{id}/generate-pdf               –       yes     yes     yes     yes     –       yes
  GET    /api/invoices/{id}/pdf                        –       yes     yes     yes     yes     yes     yes
  POST   /api/invoices/{id}/send                       –       yes     yes     yes     yes     –       yes
  GET    /api/expenses/export                          –       yes     yes     yes     yes     yes     yes
  GET    /api/income/export                            –       yes     yes     yes     yes     yes     yes
  GET    /api/invoices/export                          –       yes     yes     yes     yes     yes     yes
  GET    /api/finance/overview                         –       yes     yes     yes     yes     yes     yes
  GET    /api/finance/bookings                         –       yes     yes     yes     yes     yes     yes
  GET    /api/books/journal                           –       yes     yes     yes     yes     yes     yes
  GET    /api/books/journal/totals                    –       yes     yes     yes     yes     yes     yes
  GET    /api/books/journal/export                    –       yes     yes     yes     yes     yes     yes
  GET    /api/books/profit-and-loss                   –       yes     yes     yes     yes     yes     yes
  GET    /api/books/profit-and-loss/export            –       yes     yes     yes     yes     yes     yes
  GET    /api/books/tax                               –       yes     yes     yes     yes     yes     yes
  GET    /api/books/tax/export                        –       yes     yes     yes     yes     yes     yes
  GET    /api/books/receivables                       –       yes     yes     yes     yes     yes     yes
  GET    /api/books/receivables/export                –       yes     yes     yes     yes     yes     yes
  GET    /api/books/accounts                          –       yes     yes     yes     yes     yes     yes
  PATCH  /api/books/accounts                          –       –       yes     yes     yes     –       –
  GET    /api/books/closing                           –       –       yes     yes     yes     –       –
  GET    /api/closings                                –       –       yes     yes     yes     –       –
  POST   /api/closings                                –       –       yes     yes     yes     –       –
  GET    /api/closings/{id}/file                      –       –       yes     yes     yes     –       –
  GET    /api/closings/{id}/check                     –       –       yes     yes     yes     –       –
  GET    /api/yacht-owners                            –       yes     yes     yes     yes     yes     yes
  POST   /api/yacht-owners                            –       –       yes     yes     yes     –       –
  GET    /api/yacht-owners/{id}                       –       yes     yes     yes     yes     yes     yes
  PATCH  /api/yacht-owners/{id}                       –       –       yes     yes     yes     –       –
  DELETE /api/yacht-owners/{id}                       –       –       yes     yes     yes     –       –
  GET    /api/yacht-shares                            –       yes     yes     yes     yes     yes     yes
  POST   /api/yacht-shares                            –       –       yes     yes     yes     –       –
  GET    /api/yacht-shares/{id}                       –       yes     yes     yes     yes     yes     yes
  PATCH  /api/yacht-shares/{id}                       –       –       yes     yes     yes     –       –
  DELETE /api/yacht-shares/{id}                       –       –       yes     yes     yes     –       –
  GET    /api/management-agreements                   –       yes     yes     yes     yes     yes     yes
  POST   /api/management-agreements                   –       –       yes     yes     yes     –       –
  GET    /api/management-agreements/{id}              –       yes     yes     yes     yes     yes     yes
  PATCH  /api/management-agreements/{id}              –       –       yes     yes     yes     –       –
  DELETE /api/management-agreements/{id}              –       –       yes     yes     yes     –       –
  GET    /api/owner-statements                        –       yes     yes     yes     yes     yes     yes
  GET    /api/owner-statements/preview                –       yes     yes     yes     yes     yes     yes
  POST   /api/owner-statements                        –       –       yes     yes     yes     –       –
  GET    /api/owner-statements/{id}                   –       yes     yes     yes     yes     yes     yes
  GET    /api/owner-statements/{id}/pdf               –       yes     yes     yes     yes     yes     yes
  POST   /api/owner-statements/{id}/send              –       –       yes     yes     yes     –       –
  GET    /api/exchange-rates                          –       yes     yes     yes     yes     yes     yes
  POST   /api/exchange-rates                          –       yes     yes     yes     yes     –       yes
  POST   /api/exchange-rates/import                   –       yes     yes     yes     yes     –       yes
  GET    /api/tax-rates                               –       yes     yes     yes     yes     yes     yes
  POST   /api/tax-rates                               –       –       yes     yes     yes     –       –
  GET    /api/tax-rates/{id}                          –       yes     yes     yes     yes     yes     yes
  PATCH  /api/tax-rates/{id}                          –       –       yes     yes     yes     –       –
  DELETE /api/tax-rates/{id}                          –       –       yes     yes     yes     –       –
  GET    /api/books/settings                          –       yes     yes     yes     yes     yes     yes
  PATCH  /api/books/settings                          –       –       yes     yes     yes     –       –
  GET    /api/finance/bookings/totals                  –       yes     yes     yes     yes     yes     yes

Charter desk                                           nobody  user    manager owner   admin   read    write
  GET    /api/yachts/{id}/charter-terms                –       yes     yes     yes     yes     yes     yes
  PATCH  /api/yachts/{id}/charter-terms                –       –       yes     yes     yes     –       –
  POST   /api/yachts/{id}/charter-terms/next-year      –       –       yes     yes     yes     –       –
  GET    /api/charter-terms                            –       yes     yes     yes     yes     yes     yes
  PATCH  /api/charter-terms                            –       –       yes     yes     yes     –       –
  GET    /api/extras                                   –       yes     yes     yes     yes     yes     yes
  POST   /api/extras                                   –       –       yes     yes     yes     –       –
  GET    /api/extras/{id}                              –       yes     yes     yes     yes     yes     yes
  PATCH  /api/extras/{id}                              –       –       yes     yes     yes     –       –
  DELETE /api/extras/{id}                              –       –       yes     yes     yes     –       –
  GET    /api/agencies                                 –       yes     yes     yes     yes     yes     yes
  POST   /api/agencies                                 –       –       yes     yes     yes     –       –
  GET    /api/agencies/{id}                            –       yes     yes     yes     yes     yes     yes
  PATCH  /api/agencies/{id}                            –       –       yes     yes     yes     –       –
  DELETE /api/agencies/{id}                            –       –       yes     yes     yes     –       –
  GET    /api/availability                             –       yes     yes     yes     yes     yes     yes
  GET    /api/departures                               –       yes     yes     yes     yes     yes     yes
  POST   /api/departures                               –       yes     yes     yes     yes     –       yes
  GET    /api/departures/{id}                          –       yes     yes     yes     yes     yes     yes
  PATCH  /api/departures/{id}                          –       yes     yes     yes     yes     –       yes
  DELETE /api/departures/{id}                          –       yes     yes     yes     yes     –       yes
  POST   /api/departures/{id}/cancel                   –       yes     yes     yes     yes     –       yes
  GET    /api/departures/{id}/manifest                 –       yes     yes     yes     yes     yes     yes
  POST   /api/charters/price                           –       yes     yes     yes     yes     –       yes
  GET    /api/charters                                 –       yes     yes     yes     yes     yes     yes
  GET    /api/charters/counts                          –       yes     yes     yes     yes     yes     yes
  GET    /api/charters/day                             –       yes     yes     yes     yes     yes     yes
  POST   /api/charters                                 –       yes     yes     yes     yes     –       yes
  GET    /api/charters/{id}                            –       yes     yes     yes     yes     yes     yes
  PATCH  /api/charters/{id}                            –       yes     yes     yes     yes     –       yes
  DELETE /api/charters/{id}                            –       yes     yes     yes     yes     –       yes
  POST   /api/charters/{id}/option                     –       yes     yes     yes     yes     –       yes
  POST   /api/charters/{id}/release                    –       yes     yes     yes     yes     –       yes
  POST   /api/charters/{id}/book                       –       yes     yes     yes     yes     –       yes
  POST   /api/charters/{id}/lose                       –       yes     yes     yes     yes     –       yes
  POST   /api/charters/{id}/cancel                     –       yes     yes     yes     yes     –       yes
  POST   /api/charters/{id}/challenge                  –       yes     yes     yes     yes     –       yes
  POST   /api/charters/{id}/reprice                    –       yes     yes     yes     yes     –       yes
  POST   /api/charters/{id}/copy                       –       yes     yes     yes     yes     –       yes
  PUT    /api/charters/{id}/plan                       –       yes     yes     yes     yes     –       yes
  POST   /api/charters/adopt                           –       yes     yes     yes     yes     –       yes
  GET    /api/charters/{id}/cancellation               –       yes     yes     yes     yes     yes     yes
  POST   /api/charters/{id}/close                      –       yes     yes     yes     yes     –       yes
  POST   /api/charters/{id}/deposit                    –       yes     yes     yes     yes     –       yes
  GET    /api/yachts/{id}/inventory                    –       yes     yes     yes     yes     yes     yes
  PUT    /api/yachts/{id}/inventory                    –       yes     yes     yes     yes     –       yes
  GET    /api/charters/{id}/handover                   –       yes     yes     yes     yes     yes     yes
  PUT    /api/charters/{id}/handover                   –       yes     yes     yes     yes     –       yes
  POST   /api/charters/{id}/handover/sign              –       yes     yes     yes     yes     –       yes
  GET    /api/charters/{id}/handover/pdf               –       yes     yes     yes     yes     yes     yes
  GET    /api/charters/{id}/deposit/pdf                –       yes     yes     yes     yes     yes     yes
  POST   /api/instalments/{id}/invoice                 –       yes     yes     yes     yes     –       yes
  POST   /api/instalments/{id}/receive                 –       yes     yes     yes     yes     –       yes
  GET    /api/charters/{id}/guests                     –       yes     yes     yes     yes     yes     yes
  PUT    /api/charters/{id}/guests                     –       yes     yes     yes     yes     –       yes
  GET    /api/charters/{id}/crew-list                  –       yes     yes     yes     yes     –       –
  GET    /api/charters/{id}/quote                      –       yes     yes     yes     yes     yes     yes
  POST   /api/charters/{id}/quote                      –       yes     yes     yes     yes     –       yes
  GET    /api/charters/{id}/contract                   –       yes     yes     yes     yes     yes     yes
  POST   /api/charters/{id}/contract                   –       yes     yes     yes     yes     –       yes
  DELETE /api/charters/{id}/contract                   –       yes     yes     yes     yes     –       yes
  POST   /api/charters/{id}/links                      –       yes     yes     yes     yes     –       yes
  DELETE /api/charters/{id}/links                      –       yes     yes     yes     yes     –       yes

Invoice links                                          nobody  user    manager owner   admin   read    write   yacht_owner
  GET    /api/invoice-link                             yes     yes     yes     yes     yes     yes     yes     yes
  GET    /api/invoice-link/pdf                         yes     yes     yes     yes     yes     yes     yes     yes

Charter links                                          nobody  user    manager owner   admin   read    write   yacht_owner
  GET    /api/charter-link                             yes     yes     yes     yes     yes     yes     yes     yes
  PUT    /api/charter-link/guests                      yes     yes     yes     yes     yes     yes     yes     yes
  GET    /api/charter-link/quote                       yes     yes     yes     yes     yes     yes     yes     yes
  GET    /api/charter-link/contract                    yes     yes     yes     yes     yes     yes     yes     yes
  GET    /api/charter-link/invoice                     yes     yes     yes     yes     yes     yes     yes     yes
  POST   /api/charter-link/sign                        yes     yes     yes     yes     yes     yes     yes     yes
  POST   /api/charter-link/hold                        yes     yes     yes     yes     yes     yes     yes     yes

Public page                                            nobody  user    manager owner   admin   read    write   yacht_owner
  GET    /api/public/{slug}                            yes     yes     yes     yes     yes     yes     yes     yes
  GET    /api/public/{slug}/availability               yes     yes     yes     yes     yes     yes     yes     yes
  GET    /api/public/{slug}/picture                    yes     yes     yes     yes     yes     yes     yes     yes
  POST   /api/public/{slug}/requests                   yes     yes     yes     yes     yes     yes     yes     yes
  POST   /api/public-confirm                           yes     yes     yes     yes     yes     yes     yes     yes

Bank                                                   nobody  user    manager owner   admin   read    write
  GET    /api/bank-accounts                           –       yes     yes     yes     yes     yes     yes
  POST   /api/bank-accounts                           –       yes     yes     yes     yes     –       yes
  GET    /api/bank-accounts/{id}                      –       yes     yes     yes     yes     yes     yes
  PATCH  /api/bank-accounts/{id}                      –       yes     yes     yes     yes     –       yes
  DELETE /api/bank-accounts/{id}                      –       yes     yes     yes     yes     –       yes
  GET    /api/bank-files                              –       yes     yes     yes     yes     yes     yes
  POST   /api/bank-accounts/{id}/statements           –       yes     yes     yes     yes     –       yes
  GET    /api/bank-lines                              –       yes     yes     yes     yes     yes     yes
  GET    /api/bank-lines/{id}                         –       yes     yes     yes     yes     yes     yes
  PATCH  /api/bank-lines/{id}                         –       yes     yes     yes     yes     –       yes
  POST   /api/bank-lines/{id}/match                   –       yes     yes     yes     yes     –       yes
  DELETE /api/bank-lines/{id}/match                   –       yes     yes     yes     yes     –       yes
  POST   /api/bank-lines/accept                       –       yes     yes     yes     yes     –       yes

Own yachts                                             nobody  user    manager owner   admin   read    write   yacht_owner
  GET    /api/owner/yachts                             –       –       –       –       –       –       –       yes
  GET    /api/owner/calendar                           –       –       –       –       –       –       –       yes
  GET    /api/owner/statements                         –       –       –       –       –       –       –       yes
  GET    /api/owner/statements/{id}/pdf                –       –       –       –       –       –       –       yes
  GET    /api/yacht-owners/{id}/invitation             –       –       yes     yes     yes     –       –
  POST   /api/yacht-owners/{id}/invitation             –       –       yes     yes     yes     –       –
  DELETE /api/yacht-owners/{id}/invitation             –       –       yes     yes     yes     –       –

Reports                                                nobody  user    manager owner   admin   read    write
  GET    /api/reports/size                             –       yes     yes     yes     yes     yes     yes
  GET    /api/reports/export                           –       yes     yes     yes     yes     yes     yes

Dashboard                                              nobody  user    manager owner   admin   read    write
  GET    /api/dashboard                                –       yes     yes     yes     yes     yes     yes
  GET    /api/waiting                                  –       yes     yes     yes     yes     yes     yes

Views                                                  nobody  user    manager owner   admin   read    write
  GET    /api/profile/views                            –       yes     yes     yes     yes     –       –
  POST   /api/profile/views                            –       yes     yes     yes     yes     –       –
  PATCH  /api/profile/views/{id}                       –       yes     yes     yes     yes     –       –
  DELETE /api/profile/views/{id}                       –       yes     yes     yes     yes     –       –

Search                                                 nobody  user    manager owner   admin   read    write
  GET    /api/search                                   –       yes     yes     yes     yes     yes     yes

Activities                                             nobody  user    manager owner   admin   read    write
  GET    /api/activities                               –       yes     yes     yes     yes     yes     yes
  GET    /api/activities/people                        –       yes     yes     yes     yes     yes     yes

Notifications                                          nobody  user    manager owner   admin   read    write
  GET    /api/notifications                            –       yes     yes     yes     yes     yes     yes
  PATCH  /api/notifications                            –       yes     yes     yes     yes     –       –

Reminders                                              nobody  user    manager owner   admin   read    write   yacht_owner
  GET    /api/reminders                                –       yes     yes     yes     yes     yes     yes
  GET    /api/profile/reminders                        –       yes     yes     yes     yes     –       –
  PATCH  /api/profile/reminders                        –       yes     yes     yes     yes     –       –
  POST   /api/reminders/unsubscribe/{token}            yes     yes     yes     yes     yes     yes     yes     yes
  GET    /api/reminders/unsubscribe/{token}            yes     yes     yes     yes     yes     yes     yes     yes

Live                                                   nobody  user    manager owner   admin   read    write
  GET    /api/live                                     –       yes     yes     yes     yes     yes     yes

Files                                                  nobody  user    manager owner   admin   read    write
  POST   /api/files                                    –       yes     yes     yes     yes     –       yes
  GET    /api/files/{id}                               –       yes     yes     yes     yes     yes     yes

Exports                                                nobody  user    manager owner   admin   read    write
  GET    /api/exports                                  –       –       yes     yes     yes     –       –
  POST   /api/exports                                  –       –       yes     yes     yes     –       –
  GET    /api/exports/{id}/file                        –       –       yes     yes     yes     –       –

Billing                                                nobody  user    manager owner   admin   read    write
  GET    /api/subscription/details                     –       –       yes     yes     yes     –       –
  POST   /api/get-or-create-subscription               –       –       yes     yes     yes     –       –
  POST   /api/subscription/cancel                      –       –       yes     yes     yes     –       –
  POST   /api/subscription/resume                      –       –       yes     yes     yes     –       –
  POST   /api/subscription/change-plan                 –       –       yes     yes     yes     –       –
  POST   /api/subscription/card                        –       –       yes     yes     yes     –       –
  POST   /api/subscription/card/confirm                –       –       yes     yes     yes     –       –
  GET    /api/subscription/bills                       –       –       yes     yes     yes     –       –
  POST   /api/create-payment-intent                    –       yes     yes     yes     yes     –       yes

Sign-up                                                nobody  user    manager owner   admin   read    write   yacht_owner
  GET    /api/payment-config                           yes     yes     yes     yes     yes     yes     yes     yes
  POST   /api/create-signup-payment-intent             yes     yes     yes     yes     yes     yes     yes     yes
  POST   /api/create-account-after-payment             yes     yes     yes     yes     yes     yes     yes     yes

Sandbox                                                nobody  user    manager owner   admin   read    write   yacht_owner
  POST   /api/sandbox/confirm                          yes     yes     yes     yes     yes     yes     yes     yes
  POST   /api/sandbox/challenge                        yes     yes     yes     yes     yes     yes     yes     yes
  GET    /api/sandbox/bills/{id}                       –       –       yes     yes     yes     –       –
  POST   /api/sandbox/clock                            –       –       yes     yes     yes     –       –

Contact                                                nobody  user    manager owner   admin   read    write   yacht_owner
  POST   /api/contact                                  yes     yes     yes     yes     yes     yes     yes     yes
`;

/** The table, a row for each operation. */
export const rights: Right[] = table
  .split('\n')
  .filter((line) => line.startsWith('  '))
  .map((line) => {
    const [method, path, ...cells] = line.trim().split(/\s+/);
    if (![callers.length, callers.length - 1].includes(cells.length) || cells.some((cell) => cell !== 'yes' && cell !== '–'))
      throw new Error(`no row of rights: ${line}`);
    return { operation: `${method} ${path}`, allowed: callers.filter((_, at) => cells[at] === 'yes') };
  });
