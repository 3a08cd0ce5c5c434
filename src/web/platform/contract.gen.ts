// Generated from openapi.json by npm run contract.
export interface paths {
    "/api/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activity
         * @description Lists what people and programs did in the company, newest first; who may see what changed in each record depends on the role. Sign-ins are listed where `action=login` or `resourceType=session` asks for them.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activities/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people to filter activity by
         * @description Lists the people whose activity can be shown; to those who see more than one company, with theirs.
         */
        get: operations["listActivityPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agencies
         * @description Lists the agencies that bring charters, by name.
         */
        get: operations["listAgencies"];
        put?: never;
        /**
         * Add an agency
         * @description Adds an agency.
         */
        post: operations["createAgency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agencies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agency
         * @description Returns one agency.
         */
        get: operations["getAgency"];
        put?: never;
        post?: never;
        /**
         * Delete an agency
         * @description Deletes an agency that has brought no charter beyond an enquiry (409 `agency_in_use`).
         */
        delete: operations["deleteAgency"];
        options?: never;
        head?: never;
        /**
         * Change an agency
         * @description Changes the given fields of an agency.
         */
        patch: operations["updateAgency"];
        trace?: never;
    };
    "/api/allocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allot credit
         * @description Allots what is left of a payment or a credit note to an invoice, or to a payment that went back, and returns what it is taken of.
         */
        post: operations["createAllocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/allocations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an allocation back
         * @description Takes back what of a payment or a credit note is for an invoice or a refund; it is the customer’s credit again. A credit note stays set off against its own invoice (409 `own_invoice`).
         */
        delete: operations["deleteAllocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset
         * @description Emails a link to set a new password where an account has this address; the answer is the same where none has.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges an email address and a password for a token, or for a ticket where the account has two-step sign-in turned on.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish signing in with a code
         * @description Exchanges the ticket from signing in and a code, from an authenticator app or the recovery codes, for a token.
         */
        post: operations["completeSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token that is sent; the token is worthless from then on.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Exchanges a challenge signed by a passkey for a token.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a challenge to sign in with a passkey
         * @description Returns what a browser needs to ask for a passkey; the challenge is good for five minutes and for one use.
         */
        post: operations["getPasskeySignInOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets a new password with the token from the emailed link, and ends all sessions of the account. Returns the passkeys that still open it, and a ticket to remove them.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove passkeys after a password reset
         * @description Removes passkeys of the account that a new password was set for, with the ticket from setting it, and returns those that are left.
         */
        post: operations["removePasskeysAfterReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in person
         * @description Returns the person the token belongs to, with their company and what its subscription allows.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is free
         * @description Returns the weeks or the nights of each yacht with what they cost and what holds them, for 400 days at most. Weeks begin on each check-in day of the yacht in [from, to), on Saturdays where any day will do; a night goes from check-in to the next check-out, with the hours before it in `daytime`. Days are those of the company’s time zone.
         */
        get: operations["getAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bank accounts
         * @description Lists the bank accounts of the company, each with how many of its lines are still open.
         */
        get: operations["listBankAccounts"];
        put?: never;
        /**
         * Add a bank account
         * @description Adds a bank account, in the company’s usual currency unless another is given. Without an IBAN, it gets that of its first file.
         */
        post: operations["createBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bank account
         * @description Returns one bank account.
         */
        get: operations["getBankAccount"];
        put?: never;
        post?: never;
        /**
         * Delete a bank account
         * @description Deletes a bank account that has no lines (409 `bank_account_in_use`).
         */
        delete: operations["deleteBankAccount"];
        options?: never;
        head?: never;
        /**
         * Change a bank account
         * @description Changes the name or the IBAN of a bank account.
         */
        patch: operations["updateBankAccount"];
        trace?: never;
    };
    "/api/bank-accounts/{id}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a bank’s file
         * @description Reads a file of the account’s bank: CAMT.053 (001.02 to 001.08) or CSV, or a ZIP archive of CAMT.053 files as base64, up to 5 MB and 5,000 lines. What it says of other accounts of the company, by IBAN and currency, goes to them. Entries that are booked become lines; those that are there already are skipped, so files may overlap. With dryRun it only says what it would bring.
         */
        post: operations["importStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files of the bank
         * @description Lists the files that were read into bank accounts, the latest first: by whom and when, and how many of their lines are open.
         */
        get: operations["listBankFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lines of the bank
         * @description Lists what came in and went out on bank accounts, the latest first. An open line comes with what it may be for, the likeliest first, and why.
         */
        get: operations["listBankLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-lines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a line of the bank
         * @description Returns one line, with what it may be for if it is open.
         */
        get: operations["getBankLine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ignore a line of the bank
         * @description Says that a line is for nothing in the books, or opens it again. One that is booked stays (409 `bank_line_matched`).
         */
        patch: operations["updateBankLine"];
        trace?: never;
    };
    "/api/bank-lines/{id}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a line of the bank
         * @description Books a line once (409 `bank_line_matched`): as a payment of a customer or back to one with its allocations, as a payout to an owner of a yacht, as an expense, or by naming the payment or the expense of its amount that is there already.
         */
        post: operations["matchBankLine"];
        /**
         * Undo the booking of a line
         * @description Opens a line again: the payment or expense that booking it made is deleted; one that was there before stays.
         */
        delete: operations["unmatchBankLine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-lines/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book all that is certain
         * @description Books those of these lines of which it is certain what they are for, each once. The others are skipped.
         */
        post: operations["acceptBankLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts of the journal
         * @description Lists the accounts of the journal with the numbers and names they have at the company’s accountant.
         */
        get: operations["listBooksAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Name the accounts of the journal
         * @description Says which number and name accounts have; what is left empty is as usual again. Accounts that aren’t named stay as they are.
         */
        patch: operations["nameBooksAccounts"];
        trace?: never;
    };
    "/api/books/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look whether the books can be closed
         * @description Says what is in the way of closing the books until a day, and what is worth knowing before.
         */
        get: operations["getClosingOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal
         * @description Lists the lines of the journal of these days, the earliest first. Debit and credit are in the currency the company reports in, the amount in the document’s. The journal follows from invoices, credit notes, payments, expenses and income; documents whose exchange rate isn’t known aren’t in it.
         */
        get: operations["listJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/journal/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the journal as CSV
         * @description Returns the journal of these days as a CSV file for an accountant, with the numbers and names of the accounts.
         */
        get: operations["exportJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/journal/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Total the journal
         * @description Adds up the lines of the journal of these days, and counts the documents that aren’t in it because their exchange rate isn’t known.
         */
        get: operations["getJournalTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/profit-and-loss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read profit and loss
         * @description Adds up the journal of these days by yacht and account: revenue, costs, what owners get of it, and the result, in the currency the company reports in, net of tax. Deposits count once they are deducted; documents whose exchange rate isn’t known don’t, and `missingRates` says how many.
         */
        get: operations["getProfitAndLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/profit-and-loss/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export profit and loss as CSV
         * @description Returns profit and loss of these days as a CSV file, a line for each account of each yacht.
         */
        get: operations["exportProfitAndLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/receivables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what customers owe
         * @description Says what each customer owes on a day (today, where none is said) by the journal, in the currency the company reports in: what isn’t due yet, and what has been for up to 30, 60, 90 days or longer, with the invoices; less what they paid that is for nothing yet.
         */
        get: operations["getReceivables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/receivables/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what customers owe as CSV
         * @description Returns what each customer owes on a day by age as a CSV file, a line for each customer.
         */
        get: operations["exportReceivables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the books are kept
         * @description Returns how a company keeps its books: whether prices are with tax, the tax of a new line, whether what was sent stays, and what its invoices say of the seller beyond the company’s profile.
         */
        get: operations["getBooksSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how the books are kept
         * @description Changes how a company keeps its books. Once what was sent stays, that can’t be turned off again (409 `stays_on`).
         */
        patch: operations["updateBooksSettings"];
        trace?: never;
    };
    "/api/books/tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tax of a period
         * @description Adds up the journal of these days by tax: what was sold (`output`) and bought (`input`) in each category and at each rate, and the tax in it, in the currency the company reports in. Without a category nobody said how something is taxed. It is no tax return.
         */
        get: operations["getTaxReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/tax/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the tax of a period as CSV
         * @description Returns the tax of these days as a CSV file, a line for each category and rate of sales and of purchases.
         */
        get: operations["exportTaxReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendar feeds
         * @description Lists the calendar feeds of the company, without their secrets.
         */
        get: operations["listCalendarFeeds"];
        put?: never;
        /**
         * Create a calendar feed
         * @description Creates a secret address at which calendar programs read the schedule, replaces an earlier one, and returns it this one time. With `detail: busy` it tells what is taken (“Booked”, “On option”) without any names; made for a calendar that comes in (`importId`), it leaves out what came from there.
         */
        post: operations["createCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a calendar feed
         * @description Deletes a calendar feed; calendars that subscribe to it stop updating.
         */
        delete: operations["revokeCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendars in
         * @description Lists the calendars of others that are read for the yachts, with how they fare and what of them doesn’t fit. Their addresses aren’t told.
         */
        get: operations["listCalendarImports"];
        put?: never;
        /**
         * Add a calendar in
         * @description Adds a calendar of others for a yacht. With an address it is read within a minute, then every 15 minutes; without one it is read from the files that are put. Addresses that aren’t on the public internet are refused.
         */
        post: operations["createCalendarImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a calendar in
         * @description Returns one of these calendars.
         */
        get: operations["getCalendarImport"];
        put?: never;
        post?: never;
        /**
         * Delete a calendar in
         * @description Deletes a calendar and frees the dates ahead that came from it. What is over stays in the schedule.
         */
        delete: operations["deleteCalendarImport"];
        options?: never;
        head?: never;
        /**
         * Change a calendar in
         * @description Changes what a calendar is called, or its address, which is read within a minute.
         */
        patch: operations["updateCalendarImport"];
        trace?: never;
    };
    "/api/calendar-imports/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Believe an empty calendar
         * @description Frees the dates of a calendar that is suddenly empty (state `doubtful`).
         */
        post: operations["acceptCalendarImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-imports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a calendar’s file
         * @description Reads a calendar from a file (iCalendar, RFC 5545), 1 MB at most. What it says takes the place of what it said.
         */
        put: operations["putCalendarFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-imports/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a calendar in now
         * @description Reads a calendar at its address now. Where that fails, the answer says why (`lastError`).
         */
        post: operations["refreshCalendarImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-imports/{id}/same": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a conflict the same booking
         * @description Says that a stretch of a calendar is the same booking as what is in its way, which then stands for it. Should that go, or the dates of the calendar change, it shows again.
         */
        post: operations["markSameBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/{token}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a calendar feed
         * @description Returns the schedule as iCalendar (RFC 5545); the secret in the address is the only proof it asks for.
         */
        get: operations["readCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List certificates
         * @description Lists certificates of the whole crew, the ones that expire first at the top; a state leaves out those that were replaced.
         */
        get: operations["listCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a certificate
         * @description Returns one certificate.
         */
        get: operations["getCertificate"];
        put?: never;
        post?: never;
        /**
         * Delete a certificate
         * @description Deletes a certificate.
         */
        delete: operations["deleteCertificate"];
        options?: never;
        head?: never;
        /**
         * Change a certificate
         * @description Changes the given fields of a certificate.
         */
        patch: operations["updateCertificate"];
        trace?: never;
    };
    "/api/charter-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a charter by its link
         * @description Returns what the link in `X-Charter-Link` leads to. The customer’s shows price, contract, plan and invoices, one for guests none of them. Unknown and ended links are 404; after 20 unknown ones in 15 minutes from one address: 429.
         */
        get: operations["openCharterLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charter-link/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the contract by link
         * @description Returns the contract as PDF, as it was sent or signed. One that wasn’t sent, or a link for guests, is 404.
         */
        get: operations["getContractByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charter-link/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an invoice by link
         * @description Returns an invoice of the charter as PDF, as it was sent.
         */
        get: operations["getInvoiceByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charter-link/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the quote by link
         * @description Returns the quote as PDF, as it was sent. One that wasn’t sent, or a link for guests, is 404.
         */
        get: operations["getQuoteByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charter-link/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a contract by link
         * @description Signs the contract whose PDF has this SHA-256, by a typed name or by strokes, and books the charter in the same transaction. What was shown may have changed (409 `contract_changed`, `contract_outdated`, `contract_withdrawn`), be signed (409 `already_signed`), or the yacht be gone (409 `option_gone`): then nothing is signed. Name, sentence, moment, IP address, browser and hash are kept as evidence, and the signed PDF goes to both sides.
         */
        post: operations["signContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charter-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rules for charters
         * @description Returns how long options hold, which discounts are given, what is paid when, and what a cancellation costs.
         */
        get: operations["getCharterTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the rules for charters
         * @description Changes the given rules. They count for what is priced, put on option or booked from then on.
         */
        patch: operations["updateCharterTerms"];
        trace?: never;
    };
    "/api/charters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List charters
         * @description Lists charters, the latest made first. `open` are enquiries, quotes, options and those who wait; `to_close` booked charters that are over. An option is `expired` from the moment on at which it ends.
         */
        get: operations["listCharters"];
        put?: never;
        /**
         * Add a charter
         * @description Adds a charter: a quote where yacht and dates are known, else an enquiry. A quote is priced by the seasons, extras and discounts of the day, and keeps that price. With `state` it goes on option or is booked at once, by the rules of these moves.
         */
        post: operations["createCharter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a charter
         * @description Returns one charter with its lines and, once it is booked, what is paid of it when.
         */
        get: operations["getCharter"];
        put?: never;
        post?: never;
        /**
         * Delete a charter
         * @description Deletes an enquiry or a quote, or a charter that expired or was lost.
         */
        delete: operations["deleteCharter"];
        options?: never;
        head?: never;
        /**
         * Change a charter
         * @description Changes the given fields of a charter. Its price stays as it was, unless lines are given, which replace all before, or extras or discounts, by which it is priced again. Other dates or another yacht move its entry in the calendar, by the same rules as a new one.
         */
        patch: operations["updateCharter"];
        trace?: never;
    };
    "/api/charters/{id}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a charter
         * @description Books a charter. Another’s option that is still on is in its way (409 `on_option`); those who waited for its dates are lost. What is paid when is planned by the company’s rules, and the first invoice is drafted.
         */
        post: operations["bookCharter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a charter
         * @description Calls a booked charter off, and notes why and for what fee: as the company’s rules have it today, unless one is given. Its entry leaves the calendar, for whoever waits. Drafts of its plan are deleted; invoices that were sent stay, or with `credit` credit notes take back what they come to beyond the fee. It can’t be booked again.
         */
        post: operations["cancelCharter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a cancellation costs
         * @description Says what it costs to cancel a booked charter on a day, today unless one is named, by the company’s rules; what goes back of what was paid or is still due; which drafts would be deleted, and which sent invoices stay.
         */
        get: operations["getCharterCancellation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Challenge the option ahead
         * @description Has the options that this charter waits behind end within the hours that the company’s rules give them, if they don’t end sooner. The company is mailed.
         */
        post: operations["challengeOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a charter
         * @description Closes a booked charter that is over, whose installments are paid and whose deposit, if one came, is settled; else 409 `not_settled`.
         */
        post: operations["closeCharter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View a contract
         * @description Returns the contract of a charter as PDF: as it was signed, else as it was sent, while nothing of it has changed since, else as it stands.
         */
        get: operations["getContract"];
        put?: never;
        /**
         * Send a contract
         * @description Draws the contract once, keeps it with its SHA-256, and emails it with a link, by which the customer reads and signs it. It is outdated when the total, the yacht, the dates or the customer change.
         */
        post: operations["sendContract"];
        /**
         * Withdraw a contract
         * @description Takes a contract back that was sent: nobody can sign it any more. One that is signed stays (409 `already_signed`).
         */
        delete: operations["withdrawContract"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an alternative
         * @description Adds a charter for the same people and dates, on another yacht if one is named, and refers to the first.
         */
        post: operations["copyCharter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a deposit
         * @description Notes what is kept of a deposit that was received, and that the rest went back. What is kept is the deposit at most; the rest of the deductions is `uncovered`. With `invoice` what is kept is drafted as an invoice without tax.
         */
        post: operations["settleDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/deposit/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View the statement of a deposit as PDF
         * @description Returns the statement of a settled deposit as PDF: what was received, what was deducted for what, and what went back.
         */
        get: operations["getDepositStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a check-in or check-out
         * @description Returns how the yacht of a charter is handed over: what was written, else all as listed in her inventory; at check-out beside what was at check-in.
         */
        get: operations["getHandover"];
        /**
         * Write a check-in or check-out
         * @description Keeps what is said of a handover, in place of what was said, until it is signed (409 `signed`).
         */
        put: operations["putHandover"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/handover/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View a signed check-in or check-out as PDF
         * @description Returns a signed handover as it was signed.
         */
        get: operations["getHandoverPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/handover/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a check-in or check-out
         * @description Signs a handover, which then stays as it is, as a PDF with its SHA-256. The hours of engines with meters become readings of theirs; unusual ones are asked about (409 `reading_unusual`, `confirm`).
         */
        post: operations["signHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to a charter
         * @description Makes the link of the customer, which shows quote, contract, payments and guests, or one that guests pass on and that shows no price. The one before ends. The path is told once; its secret stands behind the `#`.
         */
        post: operations["makeCharterLink"];
        /**
         * End a link to a charter
         * @description Ends the link of this kind, or all links: whoever has one sees nothing any more.
         */
        delete: operations["endCharterLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/lose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a charter as lost
         * @description Notes that a charter came to nothing, and why. What it held is free for whoever waited longest.
         */
        post: operations["loseCharter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/option": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a charter on option
         * @description Holds the yacht until `until`, else for so many hours, else as the company’s rules say; an option that is on is extended. Where another option holds the yacht: 409 `on_option`, unless `queue` has it wait and move up by itself.
         */
        post: operations["putCharterOnOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Plan the payments of a charter
         * @description Replaces what isn’t invoiced or received of a booked charter’s plan. The fee has to come to the charter’s total, with what is invoiced. Invoices over the installments come to the charter tax by tax, so an amount may be kept a cent or two beside what was sent; the last one is the rest.
         */
        put: operations["planCharterPayments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View a quote
         * @description Returns the quote of a charter as PDF: as it was sent, while nothing of it has changed since, else as it stands.
         */
        get: operations["getQuote"];
        put?: never;
        /**
         * Send a quote
         * @description Keeps the quote as it stands and emails it with a link, by which the customer sees their charter.
         */
        post: operations["sendQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release an option
         * @description Makes an option, or a charter that waits for one, a quote again. Whoever waited longest for the dates has the option then.
         */
        post: operations["releaseCharter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/{id}/reprice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reprice a charter
         * @description Prices a charter by the price lists as they are now, with its extras and discounts. Lines written by hand stay.
         */
        post: operations["repriceCharter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count charters by state
         * @description Counts the charters in each state that somebody works on, those that are over and not closed, and those that want to be looked at.
         */
        get: operations["countCharters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charters/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a charter
         * @description Reckons what a charter costs by the seasons of the yacht, the company’s discounts, the extras and the tax, and what would be paid when, were it booked today. Nothing is stored. Where a night has no price, `unpriced` is true and there is no line for the yacht.
         */
        post: operations["priceCharter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List closings
         * @description Lists the periods of the books that are closed, latest first.
         */
        get: operations["listClosings"];
        put?: never;
        /**
         * Close the books
         * @description Closes the books until a day before today. From then on nothing dated in that period is added, changed or deleted (409 `period_closed`), and what is issued stays. Drafts, missing exchange rates and invoices that are marked as paid without a payment stand in the way (409 `not_ready_to_close`). The journal of the period is kept with its SHA-256, which includes that of the closing before. It can’t be undone.
         */
        post: operations["closeBooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closings/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a closing
         * @description Reads the journal of a closed period anew, and says whether it and its hash are still what was kept.
         */
        get: operations["checkClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closings/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal of a closing
         * @description Returns the journal of a closed period as it was kept, as CSV.
         */
        get: operations["getClosingFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description Lists companies: all of them for the platform’s admins, their own for everybody else.
         */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Add a company
         * @description Adds a company.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a company
         * @description Returns one company.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        /**
         * Delete a company
         * @description Deletes a company that has no users, yachts and customers.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        /**
         * Change a company
         * @description Changes the given fields of a company.
         */
        patch: operations["updateCompany"];
        trace?: never;
    };
    "/api/companies/{id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request deletion of a company
         * @description Schedules a company for deletion in 30 days, once its name is given as confirmation.
         */
        post: operations["requestCompanyDeletion"];
        /**
         * Keep a company scheduled for deletion
         * @description Cancels the deletion of a company.
         */
        delete: operations["cancelCompanyDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contact sales
         * @description Sends a message to the sales team.
         */
        post: operations["sendContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-account-after-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-up
         * @description Creates the company and its first account once the card is confirmed.
         */
        post: operations["createAccountAfterPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a one-off payment
         * @description Starts the one-off payment of the checkout page.
         */
        post: operations["createPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-signup-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a sign-up
         * @description Keeps the details of a new company and starts the setup of its card.
         */
        post: operations["createSignUpPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit notes
         * @description Lists credit notes, the latest first: of an invoice, of a customer, of some days; with open those that aren’t set off in full, which is the customer’s credit.
         */
        get: operations["listCreditNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a credit note
         * @description Returns one credit note with its lines, its taxes and what it is set off against.
         */
        get: operations["getCreditNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes/{id}/e-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is missing for an electronic credit note
         * @description Tells whether a credit note can be written as an electronic one for a profile, and else what is missing.
         */
        get: operations["getCreditNoteEInvoiceStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View a credit note as PDF
         * @description Returns the PDF of a credit note as it was made.
         */
        get: operations["getCreditNotePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email a credit note
         * @description Emails a credit note to the customer with its PDF attached. To another address than the customer’s own only managers send. How many emails a company sends to people outside it within a day is limited (429 with `Retry-After`).
         */
        post: operations["sendCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-notes/{id}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an electronic credit note
         * @description Returns a credit note as XML by EN 16931, which names the invoice it takes back. Where something is missing (409 `e_invoice_incomplete`) it is listed.
         */
        get: operations["getCreditNoteXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List crew members
         * @description Lists the crew of the whole fleet.
         */
        get: operations["listCrewMembers"];
        put?: never;
        /**
         * Add a crew member
         * @description Adds a crew member, assigned to a yacht or to none, with the certificates they bring along.
         */
        post: operations["createCrewMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crew/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a crew member
         * @description Returns one crew member.
         */
        get: operations["getCrewMember"];
        put?: never;
        post?: never;
        /**
         * Delete a crew member
         * @description Deletes a crew member and their certificates.
         */
        delete: operations["deleteCrewMember"];
        options?: never;
        head?: never;
        /**
         * Change a crew member
         * @description Changes the given fields of a crew member, such as the yacht they are assigned to.
         */
        patch: operations["updateCrewMember"];
        trace?: never;
    };
    "/api/crew/{id}/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a crew member’s certificates
         * @description Lists the certificates of one crew member.
         */
        get: operations["listCrewMemberCertificates"];
        put?: never;
        /**
         * Add a certificate
         * @description Adds a certificate to a crew member.
         */
        post: operations["createCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crew/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List crew roles
         * @description Lists the roles the company’s crew members have.
         */
        get: operations["listCrewRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description Lists the customers of the company.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Add a customer
         * @description Adds a customer.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer
         * @description Returns one customer.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        /**
         * Delete a customer
         * @description Deletes a customer who has no bookings, charters, invoices, income or payments.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description Changes the given fields of a customer.
         */
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/api/customers/{id}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer’s account
         * @description Returns what a customer was invoiced, credited and paid, the latest first, with what was owed after each, in each currency.
         */
        get: operations["getCustomerAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer’s figures
         * @description Counts what a customer booked, was invoiced and paid, in each currency.
         */
        get: operations["getCustomerSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the dashboard
         * @description Returns in one answer what the dashboard shows: the day with its changeovers and what keeps yachts from leaving, what has to be seen to, the next two weeks of each yacht, fleet, maintenance, this week, crew, occupancy and money.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document-needs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say whether a document is needed
         * @description Says that every yacht, one yacht or the company must hold documents of a type, or that it needn’t. What is said of one yacht counts before what is said of the fleet.
         */
        put: operations["setDocumentNeed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents
         * @description Lists the documents of the yachts and the company with what their newest versions say, the ones that expire first at the top; a state leaves out those that were replaced.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Add a document
         * @description Adds a document of a yacht, or of the company where no yacht is named.
         */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a document
         * @description Returns one document with all its versions, the newest first.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description Deletes a document with all its versions.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /**
         * Change a document
         * @description Changes the given fields of a document and of its newest version. A renewal is a version of its own.
         */
        patch: operations["updateDocument"];
        trace?: never;
    };
    "/api/documents/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a document
         * @description Adds a newer version of a document, which counts from then on; the ones before it stay. It can’t end before them.
         */
        post: operations["renewDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/matrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the matrix of documents
         * @description Returns each yacht and, last, the company with one cell for each type: the document that lasts longest, or that a needed one is missing.
         */
        get: operations["getDocumentMatrix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/equipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List equipment
         * @description Lists what is on board of the yachts, by name. What is a part of something names it as its parent.
         */
        get: operations["listEquipment"];
        put?: never;
        /**
         * Add equipment
         * @description Adds a piece of equipment to a yacht, at the top or as a part of another, five levels deep at most.
         */
        post: operations["createEquipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/equipment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a piece of equipment
         * @description Returns one piece of equipment.
         */
        get: operations["getEquipment"];
        put?: never;
        post?: never;
        /**
         * Delete a piece of equipment
         * @description Deletes a piece of equipment with its parts. Where readings or services of them are kept it is refused (409 `equipment_in_use`): retire it instead.
         */
        delete: operations["deleteEquipment"];
        options?: never;
        head?: never;
        /**
         * Change a piece of equipment
         * @description Changes the given fields. With another parent it moves there with all its parts; it stays on its yacht for good.
         */
        patch: operations["updateEquipment"];
        trace?: never;
    };
    "/api/exchange-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exchange rates
         * @description Lists the exchange rates of the company, latest first: so many units of a currency were one euro on a day.
         */
        get: operations["listExchangeRates"];
        put?: never;
        /**
         * Set an exchange rate
         * @description Sets the rate of a currency on a day, in the place of one that was there. Documents that have a rate keep it; those that had none get it.
         */
        post: operations["setExchangeRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange-rates/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import exchange rates
         * @description Reads the rates that the European Central Bank publishes, as XML or CSV, of a day or since 1999. Files may overlap: a rate that is there already is taken once.
         */
        post: operations["importExchangeRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List expenses
         * @description Lists the expenses of the company.
         */
        get: operations["listExpenses"];
        put?: never;
        /**
         * Log an expense
         * @description Logs an expense, with its receipt if there is one, in the company’s usual currency unless another is given.
         */
        post: operations["createExpense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expenses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an expense
         * @description Returns one expense.
         */
        get: operations["getExpense"];
        put?: never;
        post?: never;
        /**
         * Delete an expense
         * @description Deletes an expense.
         */
        delete: operations["deleteExpense"];
        options?: never;
        head?: never;
        /**
         * Change an expense
         * @description Changes the given fields of an expense.
         */
        patch: operations["updateExpense"];
        trace?: never;
    };
    "/api/expenses/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export expenses as CSV
         * @description Returns all matching expenses as a CSV file, streamed however many there are.
         */
        get: operations["exportExpenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expenses/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import expenses from CSV
         * @description Imports expenses from CSV text, all rows or none; with preview=true it only says what is wrong, line by line.
         */
        post: operations["importExpenses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expenses/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Total expenses
         * @description Adds up the matching expenses in each currency.
         */
        get: operations["getExpenseTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports
         * @description Lists the exports of everything a company has, with their progress.
         */
        get: operations["listExports"];
        put?: never;
        /**
         * Start an export of everything
         * @description Starts an export of everything a company has; the file is ready when its status says so.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an export
         * @description Returns a finished export as a ZIP archive.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/extras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List extras
         * @description Lists the extras by name; with a yacht, those that can be had on it.
         */
        get: operations["listExtras"];
        put?: never;
        /**
         * Add an extra
         * @description Adds an extra, on one yacht or on all. Its currency is the yacht’s, else the company’s, unless it is said.
         */
        post: operations["createExtra"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/extras/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an extra
         * @description Returns one extra.
         */
        get: operations["getExtra"];
        put?: never;
        post?: never;
        /**
         * Delete an extra
         * @description Deletes an extra.
         */
        delete: operations["deleteExtra"];
        options?: never;
        head?: never;
        /**
         * Change an extra
         * @description Changes the given fields of an extra.
         */
        patch: operations["updateExtra"];
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture or a document
         * @description Stores a picture (JPEG, PNG, WebP or AVIF) or, with kind=document, a document (PDF, JPEG, PNG or WebP) of up to 10 MB, and returns its address. A picture may have 25 megapixels, as an ordinary JPEG 50, as AVIF 12.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View a picture or download a document
         * @description Returns a stored picture in the asked size, or a document as it was uploaded.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finance/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is open of bookings
         * @description Returns what was invoiced and paid of these bookings and what is open, a row for each booking and currency; a booking without invoices has none.
         */
        get: operations["listBookingBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finance/bookings/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up the prices of bookings
         * @description Returns what the prices of the bookings that match come to, a row for each currency, and how many have a price. They are added up whatever is invoiced.
         */
        get: operations["totalBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finance/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the finance overview
         * @description Returns income, expenses and result of a period by month, category and yacht; without a period, of the last twelve months.
         */
        get: operations["getFinanceOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-or-create-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or continue a subscription
         * @description Makes sure the company has a running subscription to a plan, and returns what the card still has to confirm.
         */
        post: operations["getOrCreateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/income": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List income
         * @description Lists the income of the company.
         */
        get: operations["listIncome"];
        put?: never;
        /**
         * Log income
         * @description Logs an income record, in the company’s usual currency unless another is given. What is paid of an issued invoice in its currency is a payment of it, and no more than what is open.
         */
        post: operations["createIncome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/income/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an income record
         * @description Returns one income record.
         */
        get: operations["getIncome"];
        put?: never;
        post?: never;
        /**
         * Delete an income record
         * @description Deletes an income record. One that stands for a payment goes with the payment.
         */
        delete: operations["deleteIncome"];
        options?: never;
        head?: never;
        /**
         * Change an income record
         * @description Changes the given fields of an income record. What a payment says is changed at the payment alone.
         */
        patch: operations["updateIncome"];
        trace?: never;
    };
    "/api/income/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export income as CSV
         * @description Returns all matching income as a CSV file, streamed however much there is.
         */
        get: operations["exportIncome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/income/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Total income
         * @description Adds up the matching income in each currency.
         */
        get: operations["getIncomeTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instalments/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invoice an installment
         * @description Drafts the invoice of an installment: a deposit invoice, or for the last one the invoice over the whole charter, which deducts the others; those have to be sent before.
         */
        post: operations["invoiceInstalment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instalments/{id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a deposit came in
         * @description Notes the day on which a deposit or an APA was received, and how. Neither is income, so neither is invoiced.
         */
        post: operations["receiveInstalment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open invitations
         * @description Lists invitations that were sent and not yet accepted.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite someone by email
         * @description Emails a link with which the person creates an account in the company.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an open invitation
         * @description Returns one invitation that was sent and not yet accepted.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Withdraws an invitation; its link stops working.
         */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an invitation
         * @description Emails the invitation again with a new link, in the caller’s name; the old link works until that letter has gone.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Lists the invoices of the company; status open narrows them to those of which something is still owed, paidFrom and paidTo to those that something was paid of on these days.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Create an invoice
         * @description Creates an invoice; without a number it gets the next one in the company’s gapless series, and what else is left out is as the house rules say. Each of `depositIds` is deducted with a line for each of its taxes: of a deposit invoice that was sent, of the same customer and currency (422), and that no other invoice deducts (409 `deposit_deducted`).
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invoice
         * @description Returns one invoice with its items.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        /**
         * Delete an invoice
         * @description Deletes an invoice; the number of one that was sent is never used again, and what was paid of it stays in the books as income. Where the company keeps what was sent, that stays (409 `invoice_issued`).
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        /**
         * Change a draft invoice
         * @description Changes the given fields of an invoice that is still a draft.
         */
        patch: operations["updateInvoice"];
        trace?: never;
    };
    "/api/invoices/{id}/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how the books treat an invoice
         * @description Changes what no paper says of an invoice, of issued ones too: whether its customer is reminded of it, and what its currency is in the one the company reports in.
         */
        patch: operations["changeInvoiceInBooks"];
        trace?: never;
    };
    "/api/invoices/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy an invoice
         * @description Creates a draft with the same customer and items, dated today; deposits aren’t deducted a second time. A tax rate that has ended makes place for the one of its name that holds today.
         */
        post: operations["copyInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit an invoice
         * @description Makes a credit note of an issued invoice: of the lines that are named, each with an amount in the invoice’s prices, else of all that is left. It bears the taxes and its share of the discount of the invoice, gets the next number of its own series, and is set off against what is open; the rest is the customer’s credit. An invoice that is credited in full is cancelled. More than is left is refused (409 `credited_more`). A credit note isn’t changed or deleted.
         */
        post: operations["creditInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/e-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is missing for an electronic invoice
         * @description Tells whether an invoice can be written as an electronic one for a profile (`en16931`, `xrechnung` or `peppol`), a draft too, and else what is missing and where it is entered.
         */
        get: operations["getEInvoiceStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/generate-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download an invoice as PDF
         * @description Returns the PDF of an invoice: as it was sent, or a draft as it stands.
         */
        post: operations["generateInvoicePdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/payment-reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the reminders of an invoice
         * @description Returns the reminders that went out of an invoice, and the next one: its level, from which day it may go, and its words.
         */
        get: operations["getInvoiceReminders"];
        put?: never;
        /**
         * Remind of an invoice
         * @description Emails the next reminder of a late invoice with its PDF, each level once: so many days after it was due, and a week after the last (409 `reminder_early`, `reminders_over`, `reminders_stopped`, `nothing_open`). To another address than the customer’s own only managers send.
         */
        post: operations["sendPaymentReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View an invoice as it was sent
         * @description Returns the PDF that was kept when the invoice was sent; a draft has none.
         */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email an invoice
         * @description Emails an invoice to the customer with its PDF attached; a draft becomes sent. To another address than the customer’s own only managers send. How many emails a company sends to people outside it within a day is limited (429 with `Retry-After`).
         */
        post: operations["sendInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the status of an invoice
         * @description Moves an invoice to another status; when it is paid, its income can be recorded along with it.
         */
        patch: operations["changeInvoiceStatus"];
        trace?: never;
    };
    "/api/invoices/{id}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an electronic invoice
         * @description Returns an issued invoice as XML by EN 16931: in UBL 2.1 or as a Cross Industry Invoice (`syntax`), for anybody, as XRechnung or for Peppol (`profile`). The same invoice is the same file. A draft is refused (409 `not_issued`), and where something is missing (409 `e_invoice_incomplete`) it is listed.
         */
        get: operations["getInvoiceXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export invoices as CSV
         * @description Returns all matching invoices as a CSV file, streamed however many there are.
         */
        get: operations["exportInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the figures of invoices
         * @description Returns in each currency what is open, what of it is overdue, and what was paid in a month and the one before: the present month where the company is, unless another is named. Status and days of payment narrow only the count, the total and what was paid of them.
         */
        get: operations["getInvoiceFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/reminders-due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reminders that are due
         * @description Lists the invoices whose next reminder may go out today, the longest late first, with its level.
         */
        get: operations["listRemindersDue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Total invoices
         * @description Adds up the matching invoices in each currency and by status.
         */
        get: operations["getInvoiceTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a company
         * @description Creates the account of an invited person, a colleague or the owner of a yacht, and signs them in.
         */
        post: operations["joinCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an invitation by its token
         * @description Shows which company an invitation leads to, before the account is created.
         */
        post: operations["readInvitationByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream changes as they happen
         * @description A stream of server-sent events that names each record of the caller’s company when it changes; reconnect with Last-Event-ID to miss nothing.
         */
        get: operations["streamChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List maintenance records
         * @description Lists planned, current and finished maintenance of the fleet.
         */
        get: operations["listMaintenanceRecords"];
        put?: never;
        /**
         * Plan maintenance
         * @description Adds a maintenance record, and its slot in the schedule.
         */
        post: operations["createMaintenanceRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a maintenance record
         * @description Returns one maintenance record.
         */
        get: operations["getMaintenanceRecord"];
        put?: never;
        post?: never;
        /**
         * Delete a maintenance record
         * @description Deletes a maintenance record and its slot in the schedule.
         */
        delete: operations["deleteMaintenanceRecord"];
        options?: never;
        head?: never;
        /**
         * Change a maintenance record
         * @description Changes the given fields of a maintenance record, and moves its slot in the schedule along.
         */
        patch: operations["updateMaintenanceRecord"];
        trace?: never;
    };
    "/api/maintenance/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the maintenance figures
         * @description Returns the figures at the top of the maintenance page.
         */
        get: operations["getMaintenanceOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management-agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List management agreements
         * @description Lists what the company takes for running its yachts, and which costs it passes on to their owners: of a yacht, or all.
         */
        get: operations["listManagementAgreements"];
        put?: never;
        /**
         * Add a management agreement
         * @description Says what the company takes for running a yacht from a day on: a percentage of revenue, a fee by the month, the tax on them, and the categories of expenses that are passed on to the owners. A yacht has one agreement on a day (409 `agreement_overlaps`); days that statements tell of stay as they are (409 `statement_issued`).
         */
        post: operations["createManagementAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/management-agreements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a management agreement
         * @description Returns one agreement.
         */
        get: operations["getManagementAgreement"];
        put?: never;
        post?: never;
        /**
         * Delete a management agreement
         * @description Deletes an agreement that no statement tells of (409 `statement_issued`).
         */
        delete: operations["deleteManagementAgreement"];
        options?: never;
        head?: never;
        /**
         * Change a management agreement
         * @description Changes an agreement, or ends it. One that statements tell of can only be ended after them (409 `statement_issued`).
         */
        patch: operations["updateManagementAgreement"];
        trace?: never;
    };
    "/api/meters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List meters
         * @description Lists what counts hours, yacht by yacht, with what each stands at and how much it runs.
         */
        get: operations["listMeters"];
        put?: never;
        /**
         * Add a meter
         * @description Adds a meter to a piece of equipment. Without a name it goes by the name of that.
         */
        post: operations["createMeter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a meter
         * @description Returns one meter.
         */
        get: operations["getMeter"];
        put?: never;
        post?: never;
        /**
         * Delete a meter
         * @description Deletes a meter that nobody has read yet. One with readings is kept (409 `meter_in_use`).
         */
        delete: operations["deleteMeter"];
        options?: never;
        head?: never;
        /**
         * Change a meter
         * @description Changes the given fields of a meter.
         */
        patch: operations["updateMeter"];
        trace?: never;
    };
    "/api/meters/{id}/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the readings of a meter
         * @description Lists what a meter showed, newest first.
         */
        get: operations["listMeterReadings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meters/{id}/replacement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a meter
         * @description Notes that another meter was put in. The total goes on: from what the old one showed last where that is said, else from its last reading. What is entered of earlier moments still counts by the old one.
         */
        post: operations["replaceMeter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latest notifications
         * @description Returns the latest activity of the company and whether any of it is new to the caller.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark notifications as seen
         * @description Records up to which moment the caller has seen their notifications.
         */
        patch: operations["markNotificationsSeen"];
        trace?: never;
    };
    "/api/owner-statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List owner statements
         * @description Lists the statements that were issued, those of the latest days first: of a yacht, of an owner, or dated within some days.
         */
        get: operations["listOwnerStatements"];
        put?: never;
        /**
         * Issue owner statements
         * @description Issues the statement of a yacht’s days to all her owners at once, each with a number and a PDF of their own. It is of whole months, begins on the day after the last one (409 `statement_gap`), and no share or agreement changes within it (409 `shares_change`); the shares come to 100 % (409 `shares_incomplete`). What came late or was corrected since is in it, and marked. It stays as it is: what changes afterwards comes in the next one.
         */
        post: operations["issueOwnerStatements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner-statements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an owner statement
         * @description Returns one statement with what the whole yacht earned and cost, line by line.
         */
        get: operations["getOwnerStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner-statements/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View an owner statement as PDF
         * @description Returns the PDF of a statement as it was issued.
         */
        get: operations["getOwnerStatementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner-statements/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email an owner statement
         * @description Emails a statement with its PDF attached. How many emails a company sends to people outside it within a day is limited (429 with `Retry-After`).
         */
        post: operations["sendOwnerStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner-statements/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview an owner statement
         * @description Returns what a statement of a yacht’s days would tell, as the books say it now: revenue, fee, costs that are passed on, and each owner’s part. The refusals are those of issuing it.
         */
        get: operations["previewOwnerStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the calendar of the yachts you own
         * @description Says what the caller’s yachts do, from when to when: never for whom, under what name or at what price. What lies outside the days of the caller’s shares isn’t told; what begins before them or ends after them is told as far as them.
         */
        get: operations["readOwnCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your statements
         * @description Lists the statements that were issued to the caller, the latest first.
         */
        get: operations["listOwnStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner/statements/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View one of your statements as PDF
         * @description Returns the PDF of one of the caller’s statements, as it was issued.
         */
        get: operations["getOwnStatementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/owner/yachts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the yachts you own
         * @description Lists the yachts that the caller has, had or will have a share in, by name.
         */
        get: operations["listOwnYachts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the payment settings
         * @description Says which payment provider takes cards here, and with which publishable key.
         */
        get: operations["getPaymentConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments
         * @description Lists the payments of customers and what owners were paid, the latest first: of an invoice, of a customer, of an owner, of some days; with credit those that came in of which something is for nothing yet.
         */
        get: operations["listPayments"];
        put?: never;
        /**
         * Record a payment
         * @description Records money that came in from a customer or went back to one, and allots it, or that was paid to a yacht’s owner, in the currency of their statements; what is allotted to nothing is the customer’s credit. An invoice that nothing is open of any more is paid. Each payment stands in the books as income, a refund as less of it.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payment
         * @description Returns one payment with what it is for.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        /**
         * Delete a payment
         * @description Deletes a payment with its income; the invoices it was for are open again.
         */
        delete: operations["deletePayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your account
         * @description Changes the caller’s own name, picture, email address or password; a new password ends all other sessions and returns a new token.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/profile/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your passkeys
         * @description Returns the passkeys of the caller’s account, oldest first.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Stores a passkey that a browser made from the options for a new one.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Removes a passkey from the caller’s account; it no longer signs in.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a challenge to make a passkey
         * @description Returns what a browser needs to make a new passkey, after the current password is given again.
         */
        post: operations["getNewPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your reminder settings
         * @description Says what the caller is reminded of, in the application and by email.
         */
        get: operations["getReminderSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your reminder settings
         * @description Chooses what the caller is reminded of, in the application and by email.
         */
        patch: operations["updateReminderSettings"];
        trace?: never;
    };
    "/api/profile/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read two-step sign-in settings
         * @description Says whether the caller’s account has two-step sign-in turned on, and how many recovery codes are left.
         */
        get: operations["getSecondStep"];
        put?: never;
        /**
         * Start setting up two-step sign-in
         * @description Returns a new secret for an authenticator app; two-step sign-in stays off until a code confirms it.
         */
        post: operations["startSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-step/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn on two-step sign-in
         * @description Turns on two-step sign-in once a code from the authenticator app matches, and returns the recovery codes this one time.
         */
        post: operations["confirmSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-step/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off two-step sign-in
         * @description Turns off two-step sign-in for the caller’s account, after the current password is given again.
         */
        post: operations["turnOffSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-step/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description Returns ten new recovery codes; the old ones stop working.
         */
        post: operations["replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where you are signed in
         * @description Lists the caller’s open sessions, the most recently used first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends all of the caller’s sessions except the one that asks.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one session
         * @description Ends one of the caller’s sessions.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your saved views
         * @description Lists the filters that the caller keeps under a name, of one list or of all, by name.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view
         * @description Keeps the filters of a list under a name, for the caller alone: up to 20 of each list. A name that one of them has already is refused.
         */
        post: operations["saveView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description Deletes one of the caller’s views. The records it showed stay.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        /**
         * Change a saved view
         * @description Gives one of the caller’s views another name, or keeps other filters under it.
         */
        patch: operations["changeSavedView"];
        trace?: never;
    };
    "/api/public-confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an option from a public page
         * @description Puts what a visitor asked for on option, by the secret of the link that was mailed to them, within two hours. Asked again, it answers the same.
         */
        post: operations["confirmPublicOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a public page
         * @description Returns what a company’s page says: the company, the yachts it shows, and a token that requests carry. 404 until it was opened.
         */
        get: operations["getPublicPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/{slug}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read free weeks
         * @description Returns the weeks of a yacht that begin in [from, to), 400 days at most: free with what they cost in all, held, or taken. Weeks begin on each check-in day of the yacht, on Saturdays where any day will do, and last as long as her shortest charter where that is longer.
         */
        get: operations["getPublicAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/{slug}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View a picture of a public page
         * @description Returns the picture of a yacht on the page, or the company’s logo where no yacht is named.
         */
        get: operations["getPublicPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/{slug}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a request from a public page
         * @description Sends the company a request, which becomes an enquiry. An option that is asked for holds nothing until the link that is mailed for it is confirmed within two hours. Ten in 15 minutes from an address, and a hundred a day to a company: 429.
         */
        post: operations["sendPublicRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter hours
         * @description Stores what meters of one yacht show, all or nothing, and answers which services are due by it. What is unusual is asked about (409 `reading_unusual`) and stored with `confirm`.
         */
        post: operations["createReadings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/readings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a reading
         * @description Deletes a reading. A replacement that later readings count by is kept (409 `later_reading`).
         */
        delete: operations["deleteReading"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recurring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what comes again
         * @description Lists the expenses and invoices that come again and again, the next first and what is over last.
         */
        get: operations["listRecurring"];
        put?: never;
        /**
         * Let something come again
         * @description Lets an expense or an invoice come every so many weeks or months. On the morning of its day an expense is logged, or an invoice drafted; nothing is sent by itself. Days that are over already are made up for.
         */
        post: operations["createRecurring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recurring/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what comes again
         * @description Returns one expense or invoice that comes again, with what it says each time.
         */
        get: operations["getRecurring"];
        put?: never;
        post?: never;
        /**
         * Let it come no more
         * @description Ends it at once. What was made stays.
         */
        delete: operations["deleteRecurring"];
        options?: never;
        head?: never;
        /**
         * Change what comes again
         * @description Changes how often it comes, until when, and what the next ones say. What was made stays.
         */
        patch: operations["updateRecurring"];
        trace?: never;
    };
    "/api/recurring/{id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip the next one
         * @description Leaves out the next one; the one after it comes on its day (409 `recurring_over`).
         */
        post: operations["skipRecurring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is due
         * @description Lists the certificates, maintenance, invoices, departures and trial that are due in the caller’s company, nearest to today first: 20 of those the caller chose for the notification panel. With `all=true` it lists all kinds, up to 200 of each, the longest overdue first. It also tells how many bookings begin and end today, and what keeps a yacht from leaving.
         */
        get: operations["listReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the reminder settings
         * @description Redirects a browser to the page where emails are chosen; it ends nothing by itself.
         */
        get: operations["openReminderSettings"];
        put?: never;
        /**
         * Unsubscribe from reminder emails
         * @description Ends the morning emails of whoever the token in the address belongs to, in one click (RFC 8058).
         */
        post: operations["unsubscribeFromReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a report
         * @description Returns a report as CSV or as an Excel workbook; its period is in days of the company’s own calendar, the last one included.
         */
        get: operations["exportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/size": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the rows of a report
         * @description Says how many rows a report of a period would have.
         */
        get: operations["getReportSize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/bills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a test bill
         * @description Returns a bill of the sandbox as PDF; no money was taken.
         */
        get: operations["getSandboxBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the test bank
         * @description Passes or fails the bank’s challenge of a sandbox payment.
         */
        post: operations["answerSandboxChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the sandbox clock forward
         * @description Lets days pass for the subscription of the caller’s company in the sandbox.
         */
        post: operations["advanceSandboxClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm with a test card
         * @description Confirms a sandbox payment with a test card; no money moves.
         */
        post: operations["confirmSandboxPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Lists bookings and other events of the fleet; with `money=true` each booking says where its money stands, with `pictures=true` how its yacht looks.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Add an event
         * @description Adds an event, in the yacht’s usual currency unless another is given; a booking is refused while the yacht is booked already. What is to be known of her first is asked (409 `booking_notices`, with `notices`) until `allowNotices` is true. Maintenance gets its record with it, of the kind that is given, else of the general one.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event
         * @description Returns one event.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        /**
         * Delete an event
         * @description Deletes an event, and the maintenance record whose slot it is. The entry of a charter goes with the charter (409 `charter_entry`).
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        /**
         * Change an event
         * @description Changes the given fields of an event; a booking can’t be moved to where the yacht is booked already. The entry of a charter moves the charter; what it costs, whose it is and what it is are changed on the charter.
         */
        patch: operations["updateEvent"];
        trace?: never;
    };
    "/api/schedule/{id}/dossier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event with all around it
         * @description Returns an event with how far it has come, what is to be done about it next, its money and invoices, the customer, the crew and their papers, the trips made on it, the days of the yacht around it and its history. What the caller may not read is left out.
         */
        get: operations["getEventDossier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count events by status
         * @description Counts events by their status, for the whole fleet or one yacht, or of those that say something.
         */
        get: operations["countEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule/free-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find free times
         * @description Says whether a yacht is free at a time, when it is free nearest to it, and which other yachts are free then; and what is to be known of it before it is booked.
         */
        get: operations["findFreeSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List departures and returns
         * @description Lists the bookings that leave, come back or are out between two moments, with the guest to call and the crew of the yacht, for those who may read customers and crew.
         */
        get: operations["listMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search all records
         * @description Finds records by their words, and tolerates typos and missing accents. Returns at most two of each kind, the best kind first, with what belongs to them: a yacht’s bookings, captain and open jobs, a customer’s bookings and invoices. What is over comes last. The name of a kind beside other words prefers that kind: “charter aubert”. With `kind`, returns up to six of that kind alone.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List service plans
         * @description Lists what is done again and again on board, what presses most first: overdue, due, and the rest by the day on which it is expected.
         */
        get: operations["listServicePlans"];
        put?: never;
        /**
         * Plan a service
         * @description Adds a service of a piece of equipment, by the calendar, by hours, or both, whichever comes first; with neither interval it is done once. Without a due it counts from when it was done last, else from now.
         */
        post: operations["createServicePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a service plan
         * @description Returns one service plan with where it stands.
         */
        get: operations["getServicePlan"];
        put?: never;
        post?: never;
        /**
         * Delete a service plan
         * @description Deletes a service plan. What was done by it stays in the service book.
         */
        delete: operations["deleteServicePlan"];
        options?: never;
        head?: never;
        /**
         * Change a service plan
         * @description Changes the given fields of a service plan. Another interval counts from the next service on, another due at once.
         */
        patch: operations["updateServicePlan"];
        trace?: never;
    };
    "/api/service-plans/{id}/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a service
         * @description Writes the open turn of a plan into the service book and goes on to the next, with the shorter services of its series. Hours are a reading of its meter; left out, the last one of the week before counts. A turn is completed once (409 `already_done`).
         */
        post: operations["completeServicePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-plans/{id}/postponements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Postpone a service
         * @description Puts the open turn of a plan off to a later day, 365 days after its due at the latest, or to more hours. Its grid stays. Critical services are postponed by those who run the company alone.
         */
        post: operations["postponeServicePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the service book
         * @description Lists what was done on board of the yachts, newest first.
         */
        get: operations["listServices"];
        put?: never;
        /**
         * Add to the service book
         * @description Writes a line into the service book of what was done without a plan, such as before Fairlead was used.
         */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a line of the service book
         * @description Returns one line of the service book.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        /**
         * Take a service back
         * @description Deletes a line of the service book with those that were done along, and takes its plan back to the turn before. Only the newest of a plan goes (409 `later_service`).
         */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your bills
         * @description Returns the last 24 bills of your subscription, the latest first, as the payment provider has them.
         */
        get: operations["listBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel your subscription
         * @description Cancels the subscription at the end of its paid period; access lasts until then.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up another card
         * @description Begins to replace the card of a subscription that runs, and returns what the new card has to confirm.
         */
        post: operations["setUpCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/card/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the card
         * @description Charges the card that was set up from now on, once the payment provider says that it is confirmed.
         */
        post: operations["replaceCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/change-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your plan
         * @description Moves the subscription to another plan, and returns what the card still has to confirm.
         */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your subscription
         * @description Returns the subscription of the caller’s company, as the payment provider has it now.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume your subscription
         * @description Takes back a cancellation before the paid period ends.
         */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tax rates
         * @description Lists the tax rates of the company; on narrows them to those that are valid on a day.
         */
        get: operations["listTaxRates"];
        put?: never;
        /**
         * Add a tax rate
         * @description Adds a tax rate. Versions of one name are valid one after the other, never on the same day (409 `rate_overlaps`).
         */
        post: operations["createTaxRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax-rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tax rate
         * @description Returns one tax rate.
         */
        get: operations["getTaxRate"];
        put?: never;
        post?: never;
        /**
         * Delete a tax rate
         * @description Deletes a tax rate that stands on no issued invoice (409 `rate_in_use`).
         */
        delete: operations["deleteTaxRate"];
        options?: never;
        head?: never;
        /**
         * Change a tax rate
         * @description Changes the given fields of a tax rate, or ends it. One that stands on an issued invoice can only be ended (409 `rate_in_use`).
         */
        patch: operations["updateTaxRate"];
        trace?: never;
    };
    "/api/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your team
         * @description Lists the people of the caller’s company.
         */
        get: operations["listTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a team member
         * @description Returns one person of the caller’s company.
         */
        get: operations["getTeamMember"];
        put?: never;
        post?: never;
        /**
         * Remove a team member
         * @description Removes a person from the caller’s company; what they recorded stays. Open invitations they sent are taken back, unless `keepInvitations` keeps them in the caller’s name.
         */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        /**
         * Change a team member
         * @description Changes the role of a person of the caller’s company, or deactivates or reactivates their account. Open invitations that the person may no longer send are taken back, unless `keepInvitations` keeps them in the caller’s name.
         */
        patch: operations["updateTeamMember"];
        trace?: never;
    };
    "/api/team/{id}/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Turn off two-step sign-in for a team member
         * @description Turns off two-step sign-in for a person of the caller’s company who lost their phone.
         */
        delete: operations["turnOffTeamMemberSecondStep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API tokens
         * @description Lists the company’s API tokens, without their secrets.
         */
        get: operations["listApiTokens"];
        put?: never;
        /**
         * Create an API token
         * @description Creates a token for programs that acts in the caller’s name; its secret is returned this one time.
         */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an API token
         * @description Returns one API token, without its secret.
         */
        get: operations["getApiToken"];
        put?: never;
        post?: never;
        /**
         * Revoke an API token
         * @description Deletes an API token; programs that use it lose access at once.
         */
        delete: operations["revokeApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a track for a new trip
         * @description Reads a GPX 1.1 file of up to 10 MB and 20,000 points and keeps its track for a day, for a trip to refer to by its trackId.
         */
        post: operations["uploadTrack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trips
         * @description Lists the logged trips of the fleet.
         */
        get: operations["listTrips"];
        put?: never;
        /**
         * Log a trip
         * @description Logs a trip between two harbors or positions.
         */
        post: operations["createTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a trip
         * @description Returns one trip.
         */
        get: operations["getTrip"];
        put?: never;
        post?: never;
        /**
         * Delete a trip
         * @description Deletes a trip and its track.
         */
        delete: operations["deleteTrip"];
        options?: never;
        head?: never;
        /**
         * Change a trip
         * @description Changes the given fields of a trip.
         */
        patch: operations["updateTrip"];
        trace?: never;
    };
    "/api/trips/{id}/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the track of a trip
         * @description Returns the track of a trip, simplified for drawing on a chart.
         */
        get: operations["getTripTrack"];
        put?: never;
        /**
         * Upload the track of a trip
         * @description Reads a GPX 1.1 file of up to 10 MB as the track of a trip and replaces the one it has.
         */
        post: operations["replaceTripTrack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/track.gpx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the track of a trip
         * @description Returns every recorded point of a trip as a GPX 1.1 file.
         */
        get: operations["downloadTripTrack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Lists the accounts of all companies, for the platform’s admins; those of yacht owners only where `role` asks for them.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add an account
         * @description Adds an account to a company, or one of a platform admin.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account
         * @description Returns one account.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete an account
         * @description Deletes an account; what the person recorded stays. Open invitations they sent are taken back, unless `keepInvitations` keeps them in the caller’s name.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change an account
         * @description Changes the given fields of an account. Open invitations that the person may no longer send are taken back, unless `keepInvitations` keeps them in the caller’s name.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what is waiting
         * @description Counts open maintenance that has begun or is overdue, and overdue invoices. A count the caller may not read is null.
         */
        get: operations["getWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yacht-owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List yacht owners
         * @description Lists the owners of the yachts with their shares, by name, and what each is owed; q looks for names of owners and yachts.
         */
        get: operations["listYachtOwners"];
        put?: never;
        /**
         * Add a yacht owner
         * @description Adds somebody whose yacht the company runs.
         */
        post: operations["createYachtOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yacht-owners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a yacht owner
         * @description Returns one owner with their shares and what they are owed.
         */
        get: operations["getYachtOwner"];
        put?: never;
        post?: never;
        /**
         * Delete a yacht owner
         * @description Deletes an owner with their shares. One with statements or payments stays (409 `owner_in_use`).
         */
        delete: operations["deleteYachtOwner"];
        options?: never;
        head?: never;
        /**
         * Change a yacht owner
         * @description Changes the given fields of an owner. Statements that were issued keep what they say.
         */
        patch: operations["updateYachtOwner"];
        trace?: never;
    };
    "/api/yacht-owners/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how a yacht owner signs in
         * @description Says whether the owner of a yacht can sign in, is invited to, or neither.
         */
        get: operations["getOwnerInvitation"];
        put?: never;
        /**
         * Invite a yacht owner to sign in
         * @description Emails the owner, at the address of their record, a link with which they set a password. From then on they see their yachts’ names, calendar and statements, and nothing else. Sent again, the earlier link ends.
         */
        post: operations["inviteOwner"];
        /**
         * End a yacht owner’s access
         * @description Withdraws the owner’s invitation, or deletes the account they made with it and signs them out everywhere.
         */
        delete: operations["endOwnerAccess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yacht-shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shares of yachts
         * @description Lists how much of each yacht is whose, and from which day to which: of a yacht, of an owner, or all.
         */
        get: operations["listYachtShares"];
        put?: never;
        /**
         * Add a share of a yacht
         * @description Gives an owner a share of a yacht from a day on, in percent with up to four decimals. An owner has one share of a yacht on a day (409 `share_overlaps`); days that statements tell of stay as they are (409 `statement_issued`).
         */
        post: operations["createYachtShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yacht-shares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a share of a yacht
         * @description Returns one share.
         */
        get: operations["getYachtShare"];
        put?: never;
        post?: never;
        /**
         * Delete a share of a yacht
         * @description Deletes a share that no statement tells of (409 `statement_issued`).
         */
        delete: operations["deleteYachtShare"];
        options?: never;
        head?: never;
        /**
         * Change a share of a yacht
         * @description Changes a share, or ends it. One that statements tell of can only be ended after them (409 `statement_issued`).
         */
        patch: operations["updateYachtShare"];
        trace?: never;
    };
    "/api/yachts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List yachts
         * @description Lists the yachts of the fleet. `use` is what the calendar says a yacht is doing right now, and `useUntil` until when: of a free one, when her next booking, work or inspection begins; of one in the yard an instant that is past if her work is overdue; null if nobody knows. The parameter `use` keeps the yachts that are doing that.
         */
        get: operations["listYachts"];
        put?: never;
        /**
         * Add a yacht
         * @description Adds a yacht to the fleet, within the number of boats the company’s plan allows.
         */
        post: operations["createYacht"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yachts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a yacht
         * @description Returns one yacht, with what she is doing right now (`use`) and until when (`useUntil`), as in the list.
         */
        get: operations["getYacht"];
        put?: never;
        post?: never;
        /**
         * Delete a yacht
         * @description Deletes a yacht with its maintenance, trips and past events; bookings ahead, charters, invoices, expenses and income prevent it.
         */
        delete: operations["deleteYacht"];
        options?: never;
        head?: never;
        /**
         * Change a yacht
         * @description Changes the given fields of a yacht and leaves the others as they are.
         */
        patch: operations["updateYacht"];
        trace?: never;
    };
    "/api/yachts/{id}/charter-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a yacht’s prices
         * @description Returns the terms on which a yacht is chartered, and what it costs in each season.
         */
        get: operations["getYachtTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a yacht’s prices
         * @description Changes the given terms of a yacht. Seasons replace all seasons before; no day may have two prices (422 at `seasons.{n}.fromDay`).
         */
        patch: operations["updateYachtTerms"];
        trace?: never;
    };
    "/api/yachts/{id}/charter-terms/next-year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add next year’s prices
         * @description Adds the seasons of the last priced year again, 364 days on, so that they begin on the same weekdays, at prices so many percent higher. Without a season: 409 `no_seasons`.
         */
        post: operations["addNextYearsPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yachts/{id}/crew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the crew of a yacht
         * @description Lists the crew members assigned to a yacht.
         */
        get: operations["listYachtCrew"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yachts/{id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview what deleting a yacht deletes
         * @description Counts what would be deleted along with a yacht, and says what prevents it.
         */
        get: operations["previewYachtDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yachts/{id}/equipment/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy the equipment of a sister
         * @description Copies equipment in use, meters and service plans from another yacht to one that has none (409 `not_empty`). Serial numbers, warranties and all that happened stay behind.
         */
        post: operations["copyYachtEquipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yachts/{id}/equipment/usual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add what is usual for a yacht’s type
         * @description Adds the equipment that a yacht of this type usually carries, with its meters, to one that has none (409 `not_empty`).
         */
        post: operations["addUsualEquipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yachts/{id}/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the inventory of a yacht
         * @description Returns what is on board of a yacht when she is handed over.
         */
        get: operations["getInventory"];
        /**
         * Replace the inventory of a yacht
         * @description Keeps what is on board of a yacht, in place of what was. Handovers that were begun keep what they list.
         */
        put: operations["putInventory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yachts/{id}/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the maintenance of a yacht
         * @description Lists the maintenance records of a yacht.
         */
        get: operations["listYachtMaintenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yachts/{id}/outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how a yacht is
         * @description Returns what a yacht does and what comes next, why she isn’t ready, what is on her days for the next 90, and the figures of her year up to today: money, occupancy, certificates of those aboard and open work. What the caller may not read is left out.
         */
        get: operations["getYachtOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yachts/{id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Propose when to do services
         * @description Groups the services of a yacht that take her out of service and are due within so many days, 60 unless said, and proposes when she is free for each group.
         */
        get: operations["listServiceProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yachts/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events of a yacht
         * @description Lists the bookings and other events of a yacht.
         */
        get: operations["listYachtEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yachts/{id}/trips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the trips of a yacht
         * @description Lists the logged trips of a yacht.
         */
        get: operations["listYachtTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Accepted: {
            accepted: number;
            skipped: number;
        };
        AcceptedLinesInput: {
            ids: number[];
        };
        AccountAfterPaymentInput: {
            setupIntentId: string;
            subscriptionId: string;
        };
        AccountLine: {
            balance: string;
            credit: string;
            currency: string;
            day: string;
            debit: string;
            id: number;
            invoiceId: number | null;
            /** @enum {string} */
            kind: "invoice" | "payment" | "refund" | "credit_note";
            text: string | null;
        };
        Activity: {
            action: string;
            changes: {
                [key: string]: unknown[];
            } | null;
            companyName: string | null;
            details: string | null;
            id: number;
            ip: string | null;
            resourceExists: boolean | null;
            resourceId: number;
            resourceType: string;
            timestamp: string;
            userId: number | null;
            userName: string | null;
        };
        Agency: {
            address: string | null;
            commissionPercent: string;
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            email: string | null;
            id: number;
            name: string;
            notes: string | null;
            phone: string | null;
            updatedAt: string;
        };
        AgencyChangesInput: {
            address?: string | null;
            commissionPercent?: string | number;
            email?: string | null;
            name?: string;
            notes?: string | null;
            phone?: string | null;
        };
        Allocation: {
            amount: string;
            creditNoteId: number | null;
            creditNoteNumber: string | null;
            creditPaymentId: number | null;
            day: string;
            id: number;
            invoiceId: number | null;
            invoiceNumber: string | null;
            refundId: number | null;
        };
        AlternativeWishInput: {
            yachtId?: number | null;
        };
        ApiToken: {
            companyId: number;
            createdAt: string;
            id: number;
            lastUsedAt: string | null;
            name: string;
            /** @enum {string} */
            reach: "read" | "write";
            updatedAt: string;
            userName: string;
        };
        AskedPriceInput: {
            adults?: number;
            agencyId?: number | null;
            children?: number;
            commissionPercent?: string | number | null;
            discounts?: components["schemas"]["GivenDiscountInput"][];
            endDate: string;
            extraIds?: number[];
            startDate: string;
            /** @enum {string} */
            type?: "charter" | "day_rent" | "seats";
            yachtId: number;
        };
        AvailabilityCell: {
            charterId: number | null;
            clash: boolean;
            daytime?: {
                charterId: number | null;
                endDate: string;
                eventId: number | null;
                label: string | null;
                price: string | null;
                startDate: string;
                /** @enum {string} */
                state: "free" | "option" | "booked" | "service" | "part" | "past";
                until: string | null;
            } | null;
            endDate: string;
            eventId: number | null;
            label: string | null;
            price: string | null;
            startDate: string;
            /** @enum {string} */
            state: "free" | "option" | "booked" | "service" | "part" | "past";
            until: string | null;
            waiting: number;
        };
        BankAccount: {
            balance: string | null;
            balanceOn: string | null;
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            currency: string;
            iban: string | null;
            id: number;
            lines: number;
            name: string;
            open: number;
            updatedAt: string;
        };
        BankAccountChangesInput: {
            iban?: string | null;
            name?: string;
        };
        BankFile: {
            accountId: number;
            closing: string | null;
            createdAt: string;
            from: string | null;
            id: number;
            /** @description Lines that were there already. */
            known: number;
            /** @description Lines it brought. */
            lines: number;
            name: string;
            /** @description Lines it brought that are still open. */
            open: number;
            opening: string | null;
            readBy: string | null;
            to: string | null;
        };
        BankLine: {
            accountId: number;
            amount: string;
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            currency: string;
            day: string;
            iban: string | null;
            id: number;
            isReversal: boolean;
            match: {
                customerId: number | null;
                customerName: string | null;
                description: string | null;
                expenseId: number | null;
                invoices: {
                    amount: string;
                    id: number;
                    number: string;
                }[];
                ownerId: number | null;
                ownerName: string | null;
                paymentId: number | null;
                /** @description Whether matching made the record, so that undoing it deletes it. */
                wasBooked: boolean;
            } | null;
            name: string | null;
            proposals: components["schemas"]["BankProposal"][];
            reference: string | null;
            /** @enum {string} */
            state: "open" | "matched" | "ignored";
            text: string | null;
            updatedAt: string;
        };
        BankLineChangesInput: {
            ignored: boolean;
        };
        /** @description Which column of a CSV file holds what, by its name in the file. */
        BankMappingInput: {
            amount?: string | null;
            balance?: string | null;
            currency?: string | null;
            day?: string | null;
            iban?: string | null;
            in?: string | null;
            name?: string | null;
            out?: string | null;
            reference?: string | null;
            text?: string | null;
        };
        BankProposal: {
            /** @enum {string} */
            certainty: "certain" | "likely";
            customerId: number | null;
            customerName: string | null;
            expenseId: number | null;
            invoices: {
                amount: string;
                id: number;
                number: string;
                open: string;
            }[];
            /** @description The yacht’s owner that it went to. */
            ownerId: number | null;
            ownerName: string | null;
            paymentId: number | null;
            reason: string;
        };
        Bill: {
            amount: string;
            /** Format: date-time */
            date: string;
            id: string;
            number: string | null;
            page: string | null;
            pdf: string | null;
            /** @enum {string} */
            status: "paid" | "open" | "void" | "uncollectible";
        };
        Bills: {
            bills: components["schemas"]["Bill"][];
        };
        Blocker: {
            amount: string | null;
            currency: string | null;
            day: string | null;
            daysLeft: number | null;
            hours: number | null;
            /** @enum {string} */
            kind: "certificate" | "captain" | "work" | "inspection" | "gap" | "balance";
            label: string;
            of: string;
            resourceId: number;
        };
        BookingBalance: {
            credited: string;
            currency: string;
            eventId: number;
            invoiced: string;
            invoices: number;
            open: string;
            paid: string;
        };
        BookingMoney: {
            currency: string;
            open: string;
            /** @enum {string} */
            state: "paid" | "due" | "overdue";
        };
        BookingNotice: {
            /** @enum {string} */
            kind: "document_expires" | "document_missing" | "service_due" | "defect_open";
            message: string;
            /** @enum {string} */
            resource: "yacht" | "document" | "defect" | "equipment" | "maintenance";
            resourceId: number;
            /** @enum {string} */
            severity: "ask" | "tell";
        };
        BookingWishInput: {
            allowNotices?: boolean;
            allowOverlap?: boolean;
            offTerms?: boolean;
        };
        BooksAccount: {
            key: string;
            name: string;
            number: string | null;
        };
        BooksAccountChangesInput: {
            accounts: {
                key: string;
                name?: string | null;
                number?: string | null;
            }[];
            companyId?: number | null;
        };
        BooksSettings: {
            accountName: string | null;
            bic: string | null;
            city: string | null;
            closedUntil: string | null;
            companyId: number;
            contactName: string | null;
            country: string | null;
            createdAt: string;
            electronicAddress: string | null;
            electronicScheme: string | null;
            issuedStays: boolean;
            legalName: string | null;
            postCode: string | null;
            /** @enum {string} */
            prices: "net" | "gross";
            registrationNumber: string | null;
            reminderLevels: {
                days: number;
                text: string;
            }[];
            reportingCurrency: string;
            street: string | null;
            taxRateId: number | null;
            updatedAt: string;
            vatNumber: string | null;
        };
        BooksSettingsChangesInput: {
            accountName?: string | null;
            bic?: string | null;
            city?: string | null;
            companyId?: number | null;
            contactName?: string | null;
            country?: string | null;
            electronicAddress?: string | null;
            electronicScheme?: string | null;
            issuedStays?: boolean;
            legalName?: string | null;
            postCode?: string | null;
            /** @enum {string} */
            prices?: "net" | "gross";
            registrationNumber?: string | null;
            reminderLevels?: {
                days: number;
                text: string;
            }[] | null;
            /** @enum {string} */
            reportingCurrency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            street?: string | null;
            taxRateId?: number | null;
            vatNumber?: string | null;
        };
        CalendarConflict: {
            endDate: string;
            key: string;
            startDate: string;
            summary: string;
            with: {
                charterId: number | null;
                endDate: string;
                eventId: number;
                startDate: string;
                title: string;
            } | null;
        };
        CalendarFeed: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            /** @enum {string} */
            detail: "full" | "busy";
            id: number;
            importId: number | null;
            importLabel: string | null;
            lastReadAt: string | null;
            userName: string;
            works: boolean;
            yachtId: number | null;
            yachtName: string | null;
        };
        CalendarFileInput: {
            ics: string;
        };
        CalendarImport: {
            blocks: number;
            companyId: number | null;
            companyName: string | null;
            conflicts: components["schemas"]["CalendarConflict"][];
            createdAt: string;
            failingSince: string | null;
            host: string | null;
            id: number;
            label: string;
            lastError: string | null;
            lastReadAt: string | null;
            skipped: number;
            /** @enum {string} */
            state: "new" | "fine" | "failing" | "doubtful" | "file";
            updatedAt: string;
            yachtId: number;
            yachtName: string;
        };
        CalendarImportChangesInput: {
            label?: string;
            url?: string;
        };
        CancellationInput: {
            subscriptionId: string;
        };
        CancellationWishInput: {
            credit?: boolean;
            fee?: string | number | null;
            reason?: string | null;
        };
        CardToConfirm: {
            clientSecret: string;
            /** @constant */
            kind: "setup";
            setupIntentId: string;
        };
        Certificate: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            crewId: number;
            crewName: string;
            daysLeft: number | null;
            expiryDate: string | null;
            fileName: string | null;
            fileUrl: string | null;
            id: number;
            isReplaced: boolean;
            issueDate: string | null;
            issuingAuthority: string | null;
            number: string | null;
            /** @enum {string} */
            state: "expired" | "due" | "valid";
            type: string;
            updatedAt: string;
            yachtId: number | null;
            yachtName: string | null;
        };
        CertificateChangesInput: {
            expiryDate?: (string) | null;
            fileUrl?: string | null;
            issueDate?: (string) | null;
            issuingAuthority?: string | null;
            number?: string | null;
            type?: string;
        };
        ChangedProfile: {
            token?: string;
            user: components["schemas"]["SessionUser"];
        };
        Changeover: {
            back: {
                at: string;
                eventId: number;
                party: string | null;
                /** @enum {string} */
                state: "expected" | "back" | "late";
                title: string;
            } | null;
            blockers: components["schemas"]["Blocker"][];
            companyName: string | null;
            day: string;
            gapHours: number | null;
            isGapShort: boolean;
            out: {
                at: string;
                eventId: number;
                hasLeft: boolean;
                money: components["schemas"]["BookingMoney"] | null;
                party: string | null;
                title: string;
                until: string;
            } | null;
            yacht: {
                id: number;
                imageUrl: string | null;
                length: string;
                name: string;
                type: string;
            };
        };
        Charter: {
            adults: number;
            agencyId: number | null;
            agencyName: string | null;
            atBase: string | null;
            attention: {
                code: string;
                message: string;
            }[];
            bookedAt: string | null;
            cancellationFee: string | null;
            cancelledOn: string | null;
            children: number;
            commission: string | null;
            commissionPercent: string;
            companyId: number | null;
            companyName: string | null;
            contactEmail: string | null;
            contactFirstName: string | null;
            contactLastName: string | null;
            contactPhone: string | null;
            contract: components["schemas"]["CharterContract"];
            createdAt: string;
            currency: string;
            customerId: number | null;
            customerName: string | null;
            deposit: string;
            discounts: {
                amount?: string | null;
                label: string;
                percent?: string | null;
            }[];
            endDate: string | null;
            enquiryId: number | null;
            enquiryNumber: string | null;
            eventId: number | null;
            fee: string | null;
            id: number;
            lines: {
                extraId: number | null;
                id: number;
                /** @enum {string} */
                kind: "base" | "discount" | "extra" | "other";
                label: string;
                /** @enum {string} */
                payable: "invoice" | "base";
                quantity: string;
                taxExempt: boolean;
                total: string;
                unitPrice: string;
            }[];
            links: components["schemas"]["CharterLink"][];
            message: string | null;
            notes: string | null;
            number: string;
            optionHours: number | null;
            optionUntil: string | null;
            place: number | null;
            plan: components["schemas"]["Installment"][];
            /** @enum {string} */
            prices: "net" | "gross";
            queuedAt: string | null;
            reason: string | null;
            settlement: components["schemas"]["DepositSettlement"] | null;
            /** @enum {string} */
            source: "manual" | "phone" | "email" | "website" | "agency" | "portal" | "owner";
            startDate: string | null;
            /** @enum {string} */
            state: "enquiry" | "quote" | "option" | "waiting" | "expired" | "booked" | "lost" | "cancelled" | "closed";
            subtotal: string | null;
            taxAmount: string | null;
            taxRate: string;
            title: string | null;
            toInvoice: {
                instalmentId: number;
                invoiceId: number | null;
            } | null;
            total: string | null;
            /** @enum {string} */
            type: "charter" | "day_rent";
            unpriced: boolean;
            updatedAt: string;
            yachtId: number | null;
            yachtName: string | null;
        };
        CharterCancellation: {
            currency: string;
            day: string;
            days: number;
            drafts: {
                id: number;
                invoiceNumber: string;
                open: string;
                total: string;
            }[];
            due: string;
            fee: string;
            invoices: {
                id: number;
                invoiceNumber: string;
                open: string;
                total: string;
            }[];
            next: string | null;
            paid: string;
            percent: string | null;
            refund: string;
        };
        CharterChangesInput: {
            adults?: number;
            agencyId?: number | null;
            allowNotices?: boolean;
            allowOverlap?: boolean;
            children?: number;
            commissionPercent?: string | number | null;
            contactEmail?: string | null;
            contactFirstName?: string | null;
            contactLastName?: string | null;
            contactPhone?: string | null;
            customerId?: number | null;
            discounts?: components["schemas"]["GivenDiscountInput"][];
            endDate?: (string) | null;
            extraIds?: number[];
            lines?: components["schemas"]["NewCharterLineInput"][];
            message?: string | null;
            notes?: string | null;
            offTerms?: boolean;
            /** @enum {string} */
            source?: "manual" | "phone" | "email" | "website" | "agency" | "portal" | "owner";
            startDate?: (string) | null;
            taxRate?: string | number;
            title?: string | null;
            yachtId?: number | null;
        };
        CharterContract: {
            openedAt: string | null;
            sentAt: string | null;
            sentTo: string | null;
            sha256: string | null;
            signedAt: string | null;
            signedBy: string | null;
            /** @enum {string} */
            status: "none" | "sent" | "opened" | "signed" | "outdated" | "withdrawn";
        };
        CharterCounts: {
            attention: number;
            booked: number;
            enquiry: number;
            option: number;
            quote: number;
            toClose: number;
            waiting: number;
        };
        CharterDiscountInput: {
            days: number;
            /** @enum {string} */
            kind: "early" | "last_minute" | "long";
            label: string;
            percent: string | number;
        };
        CharterLink: {
            createdAt: string;
            expiresAt: string;
            /** @enum {string} */
            kind: "customer" | "guests";
            openedAt: string | null;
            opens: number;
        };
        CharterMailInput: {
            message: string;
            to: string;
        };
        CharterPrice: {
            atBase: string;
            commission: string;
            currency: string;
            fee: string;
            lines: {
                /** @enum {string} */
                kind: "base" | "discount" | "extra" | "other";
                label: string;
                /** @enum {string} */
                payable: "invoice" | "base";
                quantity: string;
                taxExempt: boolean;
                total: string;
                unitPrice: string;
            }[];
            plan: {
                amount: string;
                dueDate: string;
                /** @enum {string} */
                kind: "fee" | "deposit" | "apa";
                label: string;
            }[];
            /** @enum {string} */
            prices: "net" | "gross";
            subtotal: string;
            taxAmount: string;
            taxRate: string;
            total: string;
            unpriced: boolean;
        };
        CharterTerms: {
            challengeHours: number;
            companyId: number;
            discounts: {
                days: number;
                /** @enum {string} */
                kind: "early" | "last_minute" | "long";
                label: string;
                percent: string;
            }[];
            maxDiscount: string;
            optionDays: number;
            optionTime: string;
            plan: {
                /** @enum {string} */
                anchor: "booking" | "start";
                days: number;
                /** @enum {string} */
                kind: "fee" | "deposit" | "apa";
                label: string;
                percent: string | null;
            }[];
            policy: {
                fromDays: number;
                percent: string;
            }[];
            /** @enum {string} */
            policyKind: "days" | "due";
            publicMost: number;
            publicOpen: boolean;
            publicOptionHours: number;
            publicOptions: boolean;
            publicOrigins: string[];
            publicSlug: string | null;
            publicWords: string | null;
            shortNoticeDays: number;
            shortNoticeHours: number;
            taxRate: string;
            template: string | null;
            updatedAt: string;
        };
        CharterTermsChangesInput: {
            challengeHours?: number;
            companyId?: number | null;
            discounts?: components["schemas"]["CharterDiscountInput"][];
            maxDiscount?: string | number;
            optionDays?: number;
            optionTime?: string;
            plan?: components["schemas"]["PlanLineInput"][];
            policy?: components["schemas"]["PolicyRowInput"][];
            /** @enum {string} */
            policyKind?: "days" | "due";
            publicMost?: number;
            publicOpen?: boolean;
            publicOptionHours?: number;
            publicOptions?: boolean;
            publicOrigins?: string[];
            publicSlug?: string | null;
            publicWords?: string | null;
            shortNoticeDays?: number;
            shortNoticeHours?: number;
            taxRate?: string | number;
            template?: string | null;
        };
        Closing: {
            closedBy: string;
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            credit: string;
            currency: string;
            debit: string;
            entries: number;
            from: string;
            id: number;
            sha256: string;
            until: string;
            updatedAt: string;
        };
        ClosingCheck: {
            same: boolean;
        };
        ClosingOutlook: {
            closedUntil: string | null;
            notes: string[];
            problems: {
                message: string;
                /** @enum {string} */
                path: "drafts" | "exchangeRates" | "payments";
            }[];
            ready: boolean;
            until: string;
        };
        ColleagueChangesInput: {
            deactivated?: boolean;
            /** @description Keeps the open invitations that this person may no longer send, in the caller’s name. Otherwise they are taken back. */
            keepInvitations?: boolean;
            /** @enum {string} */
            role?: "user" | "manager";
        };
        CommandChangeInput: {
            held: boolean;
            yachtId: number;
        };
        Company: {
            address: string | null;
            contactEmail: string | null;
            contactPhone: string | null;
            createdAt: string;
            defaultCurrency: string;
            /** @description When it will be deleted, if deletion was requested */
            deletionDue: string | null;
            description: string | null;
            formats: components["schemas"]["CompanyFormats"];
            houseRules: components["schemas"]["StoredHouseRules"];
            iban: string | null;
            id: number;
            logo: string | null;
            name: string;
            paymentDetails: string | null;
            /** @enum {string} */
            subscriptionTier: "starter" | "professional" | "enterprise";
            taxNumber: string | null;
            timeZone: string;
            updatedAt: string;
            website: string | null;
        };
        /** @description What a company's subscription allows. */
        CompanyAccess: {
            /** @enum {string} */
            access: "full" | "read-only";
            banner: string | null;
            boatLimit: number | null;
            cancelAtPeriodEnd: boolean;
            currentPeriodEnd: string | null;
            /** @enum {string} */
            status: "provisioning" | "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "unpaid" | "paused" | "canceled";
            trialEnd: string | null;
        };
        CompanyChangesInput: {
            address?: string | null;
            contactEmail?: string | null;
            contactPhone?: string | null;
            /** @enum {string} */
            defaultCurrency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            description?: string | null;
            formats?: components["schemas"]["CompanyFormatsInput"];
            houseRules?: components["schemas"]["HouseRulesInput"];
            iban?: string | null;
            logo?: string | null;
            name?: string;
            paymentDetails?: string | null;
            /** @enum {string} */
            subscriptionTier?: "starter" | "professional" | "enterprise";
            taxNumber?: string | null;
            timeZone?: string;
            website?: string | null;
        };
        CompanyDeletionInput: {
            name: string;
        };
        /** @description How dates and times are shown, and by which mark a typed amount such as 1.250 is read: without one by the currency, with a comma for euros. They change nothing that is stored or answered. */
        CompanyFormats: {
            clock?: ("12" | "24") | null;
            dateOrder?: ("mdy" | "dmy" | "ymd") | null;
            decimalMark?: ("comma" | "point") | null;
            weekStart?: ("monday" | "sunday" | "saturday") | null;
        };
        /** @description How dates and times are shown, and by which mark a typed amount such as 1.250 is read: without one by the currency, with a comma for euros. They change nothing that is stored or answered. */
        CompanyFormatsInput: {
            clock?: ("12" | "24") | null;
            dateOrder?: ("mdy" | "dmy" | "ymd") | null;
            decimalMark?: ("comma" | "point") | null;
            weekStart?: ("monday" | "sunday" | "saturday") | null;
        };
        Completion: {
            plan: components["schemas"]["ServicePlan"];
            services: components["schemas"]["Service"][];
        };
        ConfirmedCardInput: {
            setupIntentId: string;
        };
        ConfirmedOption: {
            companyName: string;
            endDate: string;
            startDate: string;
            timeZone: string;
            until: string;
            yachtName: string;
        };
        ContactRequestInput: {
            companyName: string;
            email: string;
            firstName: string;
            /** @enum {string} */
            fleetSize: "1-10" | "11-20" | "21-50" | "51-100" | "100+";
            lastName: string;
            message: string;
            phone: string;
        };
        ContractBlock: {
            /** @constant */
            kind: "heading";
            level: 1 | 2;
            spans: {
                bold: boolean;
                text: string;
            }[];
        } | {
            /** @constant */
            kind: "paragraph";
            spans: {
                bold: boolean;
                text: string;
            }[];
        } | {
            /** @constant */
            kind: "item";
            mark: string;
            spans: {
                bold: boolean;
                text: string;
            }[];
        } | {
            /** @constant */
            kind: "rows";
            rows: {
                isSum?: boolean;
                name: string;
                note?: string;
                value: string;
            }[];
        };
        CreditNote: {
            allocations: components["schemas"]["CreditNoteAllocation"][];
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            currency: string;
            customerEmail: string | null;
            customerId: number;
            customerName: string;
            delivery: components["schemas"]["Delivery"] | null;
            discountTotal: string;
            id: number;
            invoiceId: number;
            invoiceNumber: string;
            issueDate: string;
            items: components["schemas"]["CreditNoteItem"][];
            lineTotal: string;
            number: string;
            open: string;
            /** @enum {string} */
            prices: "net" | "gross";
            reason: string;
            subtotal: string;
            taxAmount: string;
            taxes: components["schemas"]["InvoiceTax"][];
            total: string;
            updatedAt: string;
        };
        CreditNoteAllocation: {
            amount: string;
            day: string;
            id: number;
            invoiceId: number | null;
            invoiceNumber: string | null;
            refundId: number | null;
        };
        CreditNoteItem: {
            amount: string;
            description: string;
            id: number;
            itemId: number;
            net: string;
            outsideAmount: string | null;
            outsideCategory: ("S" | "Z" | "E" | "AE" | "K" | "G" | "O") | null;
            outsideReason: string | null;
            outsideShare: string | null;
            taxCategory: ("S" | "Z" | "E" | "AE" | "K" | "G" | "O") | null;
            taxName: string | null;
            taxPercent: string;
            taxReason: string | null;
        };
        CrewMember: {
            certificateDaysLeft: number | null;
            certificateState: ("expired" | "due" | "valid") | null;
            certifications: string | null;
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            email: string | null;
            experience: string | null;
            id: number;
            imageUrl: string | null;
            isCaptain: boolean;
            name: string;
            phone: string | null;
            role: string;
            updatedAt: string;
            yachtId: number | null;
            yachtName: string | null;
        };
        CrewMemberChangesInput: {
            certifications?: string | null;
            command?: components["schemas"]["CommandChangeInput"];
            companyId?: number | null;
            email?: string | null;
            experience?: string | null;
            imageUrl?: string | null;
            name?: string;
            phone?: string | null;
            role?: string;
            yachtId?: number | null;
        };
        CurrencyTotal: {
            count: number;
            currency: string;
            total: string;
        };
        CurrentPasswordInput: {
            currentPassword: string;
        };
        Customer: {
            address: string | null;
            buyerReference: string | null;
            city: string | null;
            companyId: number | null;
            companyName: string | null;
            country: string | null;
            createdAt: string;
            electronicAddress: string | null;
            electronicScheme: string | null;
            email: string | null;
            firstName: string;
            id: number;
            lastName: string;
            notes: string | null;
            organisation: string | null;
            phone: string | null;
            postCode: string | null;
            registrationNumber: string | null;
            updatedAt: string;
            vatNumber: string | null;
        };
        CustomerChangesInput: {
            address?: string | null;
            buyerReference?: string | null;
            city?: string | null;
            country?: string | null;
            electronicAddress?: string | null;
            electronicScheme?: string | null;
            email?: string | null;
            firstName?: string;
            lastName?: string;
            notes?: string | null;
            organisation?: string | null;
            phone?: string | null;
            postCode?: string | null;
            registrationNumber?: string | null;
            vatNumber?: string | null;
        };
        CustomerSummary: {
            bookings: number;
            income: number;
            invoices: number;
            totals: {
                booked: string;
                currency: string;
                invoiced: string;
                open: string;
                received: string;
            }[];
        };
        Dashboard: {
            activities: components["schemas"]["Activity"][];
            crew: {
                rows: components["schemas"]["CrewMember"][];
                total: number;
            };
            figures: components["schemas"]["DashboardFigures"];
            fortnight: components["schemas"]["Fortnight"];
            hasBookings: boolean;
            maintenance: components["schemas"]["MaintenanceRecord"][];
            money: components["schemas"]["MonthOnMonth"][];
            needs: {
                due: {
                    certificate: number;
                    invoice: number;
                    maintenance: number;
                };
                rows: components["schemas"]["Need"][];
                total: number;
            };
            occupancy: components["schemas"]["Occupancy"][];
            today: components["schemas"]["Today"] | null;
            week: {
                events: components["schemas"]["ScheduleEvent"][];
                monday: string;
            };
            yachts: {
                rows: components["schemas"]["Yacht"][];
                total: number;
            };
        };
        DashboardFigures: {
            crew: {
                byYacht: {
                    count: number;
                    name: string;
                    yachtId: number;
                }[];
                total: number;
            };
            inspections: {
                next: string | null;
                /** @description Counts of the next eight weeks, this one first */
                perWeek: number[];
                upcoming: number;
            };
            maintenance: {
                next: string | null;
                pending: number;
                /** @description Counts of the next eight weeks, this one first */
                perWeek: number[];
            };
            yachts: {
                byStatus: {
                    active: number;
                    docked: number;
                    inspection: number;
                    maintenance: number;
                };
                total: number;
            };
        };
        Delivery: {
            at: string;
            /** @description Why it was given up: its address was refused, the letter itself, or nobody took it in time. */
            reason: ("address" | "letter" | "time") | null;
            /** @enum {string} */
            state: "waiting" | "sent" | "failed";
            to: string;
        };
        DepositSettlement: {
            deductions: {
                amount: string;
                description: string;
            }[];
            deposit: string;
            invoiceId: number | null;
            invoiceNumber: string | null;
            method: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other") | null;
            refund: string;
            refundedOn: string;
            uncovered: string;
            withheld: string;
        };
        Document: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            daysLeft: number | null;
            expiresOn: string | null;
            fileName: string | null;
            fileUrl: string | null;
            id: number;
            isReplaced: boolean;
            issuedOn: string | null;
            issuer: string | null;
            notes: string | null;
            number: string | null;
            /** @enum {string} */
            state: "expired" | "due" | "valid";
            type: string;
            updatedAt: string;
            version: number;
            yachtId: number | null;
            yachtName: string | null;
        };
        DocumentCell: {
            documentId: number | null;
            expiresOn: string | null;
            needed: boolean;
            state: ("expired" | "due" | "valid" | "missing") | null;
            type: string;
        };
        DocumentChangesInput: {
            expiresOn?: (string) | null;
            fileUrl?: string | null;
            issuedOn?: (string) | null;
            issuer?: string | null;
            notes?: string | null;
            number?: string | null;
            type?: string;
            yachtId?: number | null;
        };
        DocumentMatrix: {
            needs: components["schemas"]["DocumentNeed"][];
            rows: {
                cells: components["schemas"]["DocumentCell"][];
                companyId: number | null;
                name: string;
                yachtId: number | null;
            }[];
            types: string[];
        };
        DocumentNeed: {
            needed: boolean;
            /** @enum {string} */
            of: "fleet" | "yacht" | "company";
            type: string;
            yachtId: number | null;
        };
        DocumentRecord: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            daysLeft: number | null;
            expiresOn: string | null;
            fileName: string | null;
            fileUrl: string | null;
            id: number;
            isReplaced: boolean;
            issuedOn: string | null;
            issuer: string | null;
            notes: string | null;
            number: string | null;
            /** @enum {string} */
            state: "expired" | "due" | "valid";
            type: string;
            updatedAt: string;
            version: number;
            versions: {
                createdAt: string;
                expiresOn: string | null;
                fileName: string | null;
                fileUrl: string | null;
                issuedOn: string | null;
                issuer: string | null;
                notes: string | null;
                number: string | null;
                version: number;
            }[];
            yachtId: number | null;
            yachtName: string | null;
        };
        Dossier: {
            act: {
                blocker: components["schemas"]["Blocker"] | null;
                invoiceId: number | null;
                /** @enum {string} */
                kind: "blocker" | "create_invoice" | "send_invoice" | "record_payment" | "remind" | "log_trip" | "open_job" | "print" | "book_again";
            } | null;
            around: {
                entries: {
                    color: string | null;
                    endDate: string;
                    id: number;
                    maintenanceStatus: ("pending" | "in_progress" | "completed" | "cancelled") | null;
                    party: string | null;
                    startDate: string;
                    title: string;
                    /** @enum {string} */
                    type: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
                }[];
                first: string;
                last: string;
            };
            captain: {
                id: number;
                name: string;
            } | null;
            crew: {
                id: number;
                isCaptain: boolean;
                name: string;
                papers: {
                    count: number;
                    first: {
                        day: string;
                        type: string;
                    } | null;
                    isShort: boolean;
                };
                role: string;
            }[] | null;
            event: components["schemas"]["ScheduleEvent"];
            history: {
                action: string;
                details: string | null;
                id: number;
                resourceId: number;
                resourceType: string;
                timestamp: string;
                userName: string | null;
            }[];
            isLate: boolean;
            money: {
                act: {
                    blocker: components["schemas"]["Blocker"] | null;
                    invoiceId: number | null;
                    /** @enum {string} */
                    kind: "blocker" | "create_invoice" | "send_invoice" | "record_payment" | "remind" | "log_trip" | "open_job" | "print" | "book_again";
                } | null;
                invoices: {
                    credited: string;
                    currency: string;
                    dueDate: string;
                    id: number;
                    number: string;
                    open: string;
                    paid: string;
                    /** @enum {string} */
                    status: "draft" | "sent" | "paid" | "overdue" | "cancelled";
                    total: string;
                }[];
                sums: {
                    credited: string;
                    currency: string;
                    invoiced: string;
                    open: string;
                    paid: string;
                    share: number;
                    total: string;
                }[];
                toInvoice: string | null;
            } | null;
            next: {
                endDate: string;
                id: number;
                party: string | null;
                startDate: string;
                title: string;
                /** @enum {string} */
                type: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
            } | null;
            party: {
                bookings: number;
                email: string | null;
                fullName: string;
                id: number;
                notes: string | null;
                nth: number;
                phone: string | null;
            } | null;
            previous: {
                endDate: string;
                id: number;
                party: string | null;
                startDate: string;
                title: string;
                /** @enum {string} */
                type: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
            } | null;
            stages: {
                /** @enum {string} */
                stage: "booked" | "invoiced" | "paid" | "aboard" | "back" | "closed";
                /** @enum {string} */
                state: "done" | "now" | "missed" | "open";
            }[];
            toDo: {
                /** @enum {string} */
                before: "sailing" | "closing";
                tasks: {
                    amount: string | null;
                    blocker: components["schemas"]["Blocker"] | null;
                    count: number | null;
                    currency: string | null;
                    hours: number | null;
                    invoiceId: number | null;
                    isDone: boolean;
                    /** @enum {string} */
                    kind: "captain" | "papers" | "work" | "gap" | "invoiced" | "balance" | "trips" | "billed" | "settled";
                    of: string | null;
                }[];
            } | null;
            trips: {
                arrivalDate: string | null;
                departureDate: string;
                from: string;
                id: number;
                miles: number | null;
                /** @enum {string} */
                status: "planned" | "in_progress" | "completed" | "cancelled";
                to: string;
            }[] | null;
        };
        DuePlan: {
            equipmentId: number;
            equipmentName: string;
            expectedOn: string | null;
            hoursLeft: number | null;
            planId: number;
            /** @enum {string} */
            state: "due" | "overdue";
            title: string;
        };
        DueReminder: {
            companyId: number | null;
            currency: string;
            customerEmail: string | null;
            customerId: number;
            customerName: string;
            daysLate: number;
            dueDate: string;
            invoiceId: number;
            invoiceNumber: string;
            level: number;
            nextOn: string;
            open: string;
        };
        EInvoiceStanding: {
            missing: {
                /** @enum {string} */
                at: "seller" | "company" | "customer" | "invoice";
                field: string;
                message: string;
                term: string;
            }[];
            /** @enum {string} */
            profile: "en16931" | "xrechnung" | "peppol";
            ready: boolean;
        };
        EndReasonInput: {
            reason?: string | null;
        };
        EnteredReadingInput: {
            /** @description What the meter shows */
            hours: number;
            meterId: number;
        };
        Equipment: {
            /** @enum {string} */
            category: "engine" | "hull" | "safety" | "electrical" | "general";
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            critical: boolean;
            /** @description 1 at the top, 5 at most */
            depth: number;
            hours: number | null;
            id: number;
            identifier: string | null;
            imageUrl: string | null;
            installedOn: string | null;
            /** @description Null where no warranty is known */
            inWarranty: boolean | null;
            /** @enum {string} */
            kind: "engine" | "generator" | "gearbox" | "outboard" | "watermaker" | "tender" | "life_raft" | "hydrostatic_release" | "epirb" | "plb" | "sart" | "extinguisher" | "fire_system" | "flares" | "lifejackets" | "first_aid" | "rigging" | "sail" | "winch" | "windlass" | "thruster" | "air_conditioning" | "batteries" | "electronics" | "seacock" | "hull" | "steering" | "survey" | "other";
            location: string | null;
            maker: string | null;
            manualUrl: string | null;
            meterId: number | null;
            model: string | null;
            name: string;
            notes: string | null;
            parentId: number | null;
            quantity: number;
            retiredOn: string | null;
            serialNumber: string | null;
            updatedAt: string;
            warrantyHours: number | null;
            warrantyUntil: string | null;
            yachtId: number;
            yachtName: string;
        };
        EquipmentAdded: {
            equipment: number;
            meters: number;
            plans: number;
        };
        EquipmentChangesInput: {
            /**
             * @description Of which type the work on it is. Left out, what is usual for its kind
             * @enum {string}
             */
            category?: "engine" | "hull" | "safety" | "electrical" | "general";
            critical?: boolean;
            identifier?: string | null;
            imageUrl?: string | null;
            installedOn?: (string) | null;
            /** @enum {string} */
            kind?: "engine" | "generator" | "gearbox" | "outboard" | "watermaker" | "tender" | "life_raft" | "hydrostatic_release" | "epirb" | "plb" | "sart" | "extinguisher" | "fire_system" | "flares" | "lifejackets" | "first_aid" | "rigging" | "sail" | "winch" | "windlass" | "thruster" | "air_conditioning" | "batteries" | "electronics" | "seacock" | "hull" | "steering" | "survey" | "other";
            location?: string | null;
            maker?: string | null;
            manualUrl?: string | null;
            model?: string | null;
            name?: string;
            notes?: string | null;
            parentId?: number | null;
            quantity?: number;
            retiredOn?: (string) | null;
            serialNumber?: string | null;
            warrantyHours?: number | null;
            warrantyUntil?: (string) | null;
        };
        EquipmentCopyInput: {
            fromYachtId: number;
        };
        EventCounts: {
            completed: number;
            inProgress: number;
            scheduled: number;
            total: number;
        };
        ExchangeRate: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            currency: string;
            day: string;
            id: number;
            perEuro: string;
            updatedAt: string;
        };
        ExchangeRateFileInput: {
            companyId?: number | null;
            content: string;
        };
        ExchangeRatesStored: {
            stored: number;
        };
        Expense: {
            amount: string;
            category: string;
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            currency: string;
            description: string;
            exchangeRate: string | null;
            expenseDate: string;
            id: number;
            notes: string | null;
            passOn: boolean | null;
            paymentMethod: string | null;
            receiptUrl: string | null;
            subcategory: string | null;
            taxAmount: string | null;
            taxPercent: string | null;
            taxRateId: number | null;
            taxRateName: string | null;
            updatedAt: string;
            vendor: string | null;
            yachtId: number | null;
            yachtName: string | null;
        };
        ExpenseChangesInput: {
            amount?: string | number;
            /** @enum {string} */
            category?: "maintenance" | "lease" | "rent" | "salaries" | "fuel" | "taxes" | "port_fees" | "insurance" | "docking" | "cleaning" | "supplies" | "other";
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            description?: string;
            exchangeRate?: string | null;
            expenseDate?: string;
            notes?: string | null;
            passOn?: boolean | null;
            paymentMethod?: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other") | null;
            receiptUrl?: string | null;
            subcategory?: string | null;
            taxAmount?: string | number | null;
            taxRateId?: number | null;
            vendor?: string | null;
            yachtId?: number | null;
        };
        ExpenseFileInput: {
            companyId?: number | null;
            csv: string;
            /** @description The order in which its dates are written. Left out, the file itself tells, or the order of the company holds. */
            dateOrder?: ("mdy" | "dmy" | "ymd") | null;
        };
        ExpenseImport: {
            dates: {
                /** @description A date of the file that could also be another day; null if none could. */
                doubtful: string | null;
                /**
                 * @description The order in which the dates were read.
                 * @enum {string}
                 */
                order: "mdy" | "dmy" | "ymd";
            };
            faulty: number;
            imported: number;
            lines: {
                amount: string;
                category: string;
                currency: string;
                description: string;
                expenseDate: string;
                faults: {
                    column: string;
                    message: string;
                }[];
                line: number;
                yacht: string;
            }[];
        };
        Export: {
            companyId: number;
            createdAt: string;
            expiresAt: string | null;
            failure: string | null;
            finishedAt: string | null;
            id: number;
            /** @description Percent */
            progress: number;
            requestedByName: string;
            /** @description Bytes of the archive, once it is ready */
            size: number | null;
            /** @enum {string} */
            status: "queued" | "running" | "ready" | "failed";
        };
        Extra: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            currency: string;
            id: number;
            name: string;
            obligatory: boolean;
            /** @enum {string} */
            payable: "invoice" | "base";
            price: string;
            taxExempt: boolean;
            /** @enum {string} */
            unit: "booking" | "night" | "week" | "person" | "person_night";
            updatedAt: string;
            yachtId: number | null;
            yachtName: string | null;
        };
        ExtraChangesInput: {
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            name?: string;
            obligatory?: boolean;
            /** @enum {string} */
            payable?: "invoice" | "base";
            price?: string | number;
            taxExempt?: boolean;
            /** @enum {string} */
            unit?: "booking" | "night" | "week" | "person" | "person_night";
            yachtId?: number | null;
        };
        FinanceOverview: {
            currencies: {
                currency: string;
                expenses: string;
                expensesByCategory: {
                    amount: string;
                    category: string;
                }[];
                income: string;
                incomeByCategory: {
                    amount: string;
                    category: string;
                }[];
                months: {
                    expenses: string;
                    income: string;
                    month: string;
                    result: string;
                    yearBefore: {
                        expenses: string;
                        income: string;
                        result: string;
                    } | null;
                }[];
                received: string;
                result: string;
                yachts: {
                    companyName: string | null;
                    expenses: string;
                    income: string;
                    result: string;
                    yachtId: number | null;
                    yachtName: string | null;
                }[];
            }[];
            from: string;
            to: string;
        };
        FirstCertificateInput: {
            expiryDate?: (string) | null;
            issueDate?: (string) | null;
            issuingAuthority?: string | null;
            number?: string | null;
            type: string;
        };
        ForgottenPasswordInput: {
            email: string;
        };
        /** @description How dates and times are shown. They change nothing that is stored or answered. */
        FormatChoices: {
            clock?: ("12" | "24") | null;
            dateOrder?: ("mdy" | "dmy" | "ymd") | null;
            weekStart?: ("monday" | "sunday" | "saturday") | null;
        };
        /** @description How dates and times are shown. They change nothing that is stored or answered. */
        FormatChoicesInput: {
            clock?: ("12" | "24") | null;
            dateOrder?: ("mdy" | "dmy" | "ymd") | null;
            weekStart?: ("monday" | "sunday" | "saturday") | null;
        };
        Fortnight: {
            rows: {
                entries: {
                    color: string | null;
                    endDate: string;
                    id: number;
                    party: string | null;
                    startDate: string;
                    title: string;
                    /** @enum {string} */
                    type: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
                }[];
                id: number;
                name: string;
            }[];
            total: number;
        };
        Found: {
            at: string | null;
            companyName: string | null;
            id: number;
            /** @enum {string} */
            kind: "yacht" | "crew" | "customer" | "schedule" | "charter" | "trip" | "invoice" | "credit_note" | "maintenance";
            label: string;
            more: boolean;
            note: string | null;
            owed: {
                currency: string;
                total: string;
            }[] | null;
            phase: ("now" | "ahead" | "over") | null;
            picture: {
                imageUrl: string | null;
                length: string;
                /** @enum {string} */
                type: "Motor Yacht" | "Sailing Yacht" | "Mega Yacht" | "Super Yacht" | "Catamaran";
            } | null;
        };
        /** @description What is in the way of a wished time, the nearest times of the same length that are free, and the yachts that are free at the wished one; and what is to be known of the yacht before it is booked. */
        FreeSlots: {
            conflict: {
                /** @enum {string} */
                code: "schedule_conflict" | "schedule_overlap";
                message: string;
            } | null;
            notices: components["schemas"]["BookingNotice"][];
            slots: {
                endDate: string;
                startDate: string;
            }[];
            yachts: {
                id: number;
                name: string;
            }[];
        };
        GivenDiscountInput: {
            amount?: string | number | null;
            label: string;
            percent?: string | number | null;
        };
        Handover: {
            charterId: number;
            engines: {
                before: number | null;
                hours: number | null;
                meterId: number | null;
                name: string;
            }[];
            fuel: number | null;
            items: {
                before: {
                    counted: number;
                    note: string | null;
                    photos: string[];
                    /** @enum {string} */
                    state: "ok" | "missing" | "damaged";
                } | null;
                counted: number;
                name: string;
                note: string | null;
                photos: string[];
                quantity: number;
                /** @enum {string} */
                state: "ok" | "missing" | "damaged";
            }[];
            /** @enum {string} */
            kind: "check_in" | "check_out";
            notes: string | null;
            signed: {
                at: string;
                /** @enum {string} */
                method: "typed" | "drawn";
                name: string;
                sha256: string;
            } | null;
            updatedAt: string;
            water: number | null;
        };
        HandoverDraftInput: {
            engines: {
                hours?: number | null;
                meterId?: number | null;
                name: string;
            }[];
            fuel?: number | null;
            items: {
                counted?: number;
                name: string;
                note?: string | null;
                photos?: string[];
                quantity: number;
                /** @enum {string} */
                state: "ok" | "missing" | "damaged";
            }[];
            notes?: string | null;
            water?: number | null;
        };
        HandoverSignatureInput: {
            /** @constant */
            agreed: true;
            confirm?: boolean;
            /** @enum {string} */
            kind: "check_in" | "check_out";
            /** @enum {string} */
            method: "typed" | "drawn";
            name: string;
            strokes?: number[][][] | null;
        };
        /** @description What new bookings, work and invoices begin with, and how many hours have to be between charters. Times are hours and minutes of 24 hours. */
        HouseRulesInput: {
            checkIn?: string | null;
            checkOut?: string | null;
            daysToPay?: number | null;
            taxRate?: string | number | null;
            turnaroundHours?: number | null;
            workBegins?: string | null;
            workEnds?: string | null;
        };
        Income: {
            amount: string;
            category: string;
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            currency: string;
            customerId: number | null;
            customerName: string | null;
            description: string;
            exchangeRate: string | null;
            id: number;
            incomeDate: string;
            invoiceId: number | null;
            invoiceNumber: string | null;
            notes: string | null;
            paymentId: number | null;
            paymentMethod: string | null;
            /** @enum {string} */
            paymentStatus: "pending" | "paid" | "overdue";
            subcategory: string | null;
            taxAmount: string | null;
            taxPercent: string | null;
            taxRateId: number | null;
            taxRateName: string | null;
            updatedAt: string;
            yachtId: number | null;
            yachtName: string | null;
        };
        IncomeChangesInput: {
            amount?: string | number;
            /** @enum {string} */
            category?: "charter" | "day_trip" | "maintenance_service" | "consulting" | "other";
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            customerId?: number | null;
            description?: string;
            exchangeRate?: string | null;
            incomeDate?: string;
            invoiceId?: number | null;
            notes?: string | null;
            paymentMethod?: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other") | null;
            /** @enum {string} */
            paymentStatus?: "pending" | "paid" | "overdue";
            subcategory?: string | null;
            taxAmount?: string | number | null;
            taxRateId?: number | null;
            yachtId?: number | null;
        };
        IncomeTotal: {
            count: number;
            currency: string;
            paid: string;
            total: string;
        };
        Installment: {
            amount: string;
            dueDate: string;
            id: number;
            invoiceId: number | null;
            invoiceNumber: string | null;
            invoiceStatus: ("draft" | "sent" | "paid" | "overdue" | "cancelled") | null;
            /** @enum {string} */
            kind: "fee" | "deposit" | "apa";
            label: string;
            method: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other") | null;
            open: string | null;
            paid: boolean;
            receivedOn: string | null;
            share: string | null;
        };
        Inventory: {
            items: {
                name: string;
                /** @default 1 */
                quantity: number;
            }[];
        };
        InventoryInput: {
            items: {
                name: string;
                /** @default 1 */
                quantity: number;
            }[];
        };
        Invitation: {
            companyId: number;
            companyName: string;
            createdAt: string;
            delivery: components["schemas"]["Delivery"] | null;
            email: string;
            expiresAt: string;
            id: number;
            invitedByName: string;
            /** @enum {string} */
            role: "user" | "manager";
            updatedAt: string;
        };
        InvitationShown: {
            companyName: string;
            email: string;
            invitedByName: string;
            /** @enum {string} */
            role: "user" | "manager" | "yacht_owner";
        };
        Invoice: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            credited: string;
            currency: string;
            customerEmail: string | null;
            customerId: number;
            customerName: string;
            deductedOn: {
                id: number;
                invoiceNumber: string;
            } | null;
            delivery: components["schemas"]["Delivery"] | null;
            discountAmount: string | null;
            discountPercent: string | null;
            discountTotal: string;
            dueDate: string;
            eventId: number | null;
            exchangeRate: string | null;
            id: number;
            invoiceNumber: string;
            issueDate: string;
            items: components["schemas"]["InvoiceItem"][];
            /** @enum {string} */
            kind: "invoice" | "deposit";
            leftToDeduct: components["schemas"]["InvoiceTax"][] | null;
            lineTotal: string;
            notes: string | null;
            open: string;
            paid: string;
            pdfUrl: string | null;
            /** @enum {string} */
            prices: "net" | "gross";
            purchaseOrder: string | null;
            remindersStopped: boolean;
            sentAt: string | null;
            serviceFrom: string | null;
            serviceTo: string | null;
            /** @enum {string} */
            status: "draft" | "sent" | "paid" | "overdue" | "cancelled";
            staysInBooks: boolean;
            subtotal: string;
            taxAmount: string;
            taxes: components["schemas"]["InvoiceTax"][];
            taxRate: string;
            total: string;
            updatedAt: string;
            yachtId: number | null;
        };
        InvoiceBooksChangesInput: {
            exchangeRate?: string | null;
            remindersStopped?: boolean;
        };
        InvoiceChangesInput: {
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            customerId?: number;
            depositIds?: number[];
            discountAmount?: string | number | null;
            discountPercent?: string | number | null;
            dueDate?: (string) | null;
            eventId?: number | null;
            exchangeRate?: string | null;
            invoiceNumber?: string | null;
            issueDate?: string;
            items?: components["schemas"]["NewInvoiceItemInput"][];
            /** @enum {string} */
            kind?: "invoice" | "deposit";
            notes?: string | null;
            /** @enum {string} */
            prices?: "net" | "gross";
            purchaseOrder?: string | null;
            serviceFrom?: (string) | null;
            serviceTo?: (string) | null;
            taxRate?: string | number | null;
            yachtId?: number | null;
        };
        InvoiceFigures: {
            count: number;
            currency: string;
            invoiced: string;
            open: string;
            openCount: number;
            overdue: string;
            overdueCount: number;
            paid: string;
            paidInMonth: string;
            paidMonthBefore: string;
            total: string;
        };
        InvoiceItem: {
            createdAt: string;
            depositInvoiceId: number | null;
            description: string;
            discountPercent: string | null;
            id: number;
            invoiceId: number;
            net: string;
            outsideAmount: string | null;
            outsideCategory: ("S" | "Z" | "E" | "AE" | "K" | "G" | "O") | null;
            outsideReason: string | null;
            outsideShare: string | null;
            outsideTaxRateId: number | null;
            quantity: string;
            taxCategory: ("S" | "Z" | "E" | "AE" | "K" | "G" | "O") | null;
            taxExempt: boolean;
            taxName: string | null;
            taxPercent: string;
            taxRateId: number | null;
            taxReason: string | null;
            total: string;
            unit: ("C62" | "DAY" | "WEE" | "HUR" | "LTR") | null;
            unitPrice: string;
        };
        InvoiceMailInput: {
            message: string;
            to: string;
        };
        InvoiceReminders: {
            invoiceId: number;
            levels: number;
            next: {
                isDue: boolean;
                level: number;
                message: string;
                on: string;
            } | null;
            sent: components["schemas"]["PaymentReminder"][];
            stopped: boolean;
        };
        InvoiceStatusChangeInput: {
            incomeDate?: (string) | null;
            paymentMethod?: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other") | null;
            reason?: string | null;
            recordIncome?: boolean;
            /** @enum {string} */
            status: "draft" | "sent" | "paid" | "overdue" | "cancelled";
        };
        InvoiceTax: {
            category: ("S" | "Z" | "E" | "AE" | "K" | "G" | "O") | null;
            percent: string;
            reason: string | null;
            tax: string;
            taxable: string;
        };
        InvoiceTotal: {
            byStatus: {
                [key: string]: string;
            };
            count: number;
            credited: string;
            currency: string;
            open: string;
            overdue: string;
            paid: string;
            total: string;
        };
        JoiningInput: {
            firstName: string;
            lastName: string;
            password: string;
            token: string;
        };
        JournalLine: {
            account: string;
            accountName: string;
            accountNumber: string | null;
            amount: string;
            credit: string;
            currency: string;
            customerId: number | null;
            customerName: string | null;
            date: string;
            debit: string;
            entry: string;
            invoiceId: number | null;
            sourceId: number;
            /** @enum {string} */
            sourceType: "invoice" | "credit_note" | "payment" | "statement" | "expense" | "income" | "allocation";
            taxCategory: string | null;
            taxPercent: string | null;
            text: string;
            yachtId: number | null;
            yachtName: string | null;
        };
        JournalTotals: {
            credit: string;
            currency: string;
            debit: string;
            lines: number;
            missingRates: number;
        };
        LinkPage: {
            charter: {
                adults: number;
                children: number;
                currency?: string;
                customerName?: string | null;
                endDate: string | null;
                isBooked: boolean;
                isOff: boolean;
                number: string;
                startDate: string | null;
                total?: string | null;
                yachtName: string | null;
            };
            company: {
                contactEmail: string | null;
                contactPhone: string | null;
                formats: {
                    [key: string]: string;
                };
                name: string;
                timeZone: string;
            };
            contract?: {
                agreement: string;
                blocks: components["schemas"]["ContractBlock"][];
                sha256: string | null;
                signedAt: string | null;
                signedBy: string | null;
                /** @enum {string} */
                status: "none" | "sent" | "opened" | "signed" | "outdated" | "withdrawn";
            };
            hasQuote?: boolean;
            invoices?: {
                dueDate: string;
                id: number;
                number: string;
                open: string;
                status: string;
                total: string;
            }[];
            /** @enum {string} */
            kind: "customer" | "guests";
            paymentDetails?: string | null;
            plan?: {
                isSum?: boolean;
                name: string;
                note?: string;
                value: string;
            }[];
            price?: {
                isSum?: boolean;
                name: string;
                note?: string;
                value: string;
            }[];
        };
        ListedCharter: {
            adults: number;
            agencyId: number | null;
            agencyName: string | null;
            atBase: string | null;
            attention: {
                code: string;
                message: string;
            }[];
            bookedAt: string | null;
            cancellationFee: string | null;
            cancelledOn: string | null;
            children: number;
            commission: string | null;
            commissionPercent: string;
            companyId: number | null;
            companyName: string | null;
            contactEmail: string | null;
            contactFirstName: string | null;
            contactLastName: string | null;
            contactPhone: string | null;
            createdAt: string;
            currency: string;
            customerId: number | null;
            customerName: string | null;
            deposit: string;
            endDate: string | null;
            enquiryId: number | null;
            enquiryNumber: string | null;
            eventId: number | null;
            fee: string | null;
            id: number;
            message: string | null;
            notes: string | null;
            number: string;
            optionHours: number | null;
            optionUntil: string | null;
            place: number | null;
            /** @enum {string} */
            prices: "net" | "gross";
            queuedAt: string | null;
            reason: string | null;
            /** @enum {string} */
            source: "manual" | "phone" | "email" | "website" | "agency" | "portal" | "owner";
            startDate: string | null;
            /** @enum {string} */
            state: "enquiry" | "quote" | "option" | "waiting" | "expired" | "booked" | "lost" | "cancelled" | "closed";
            subtotal: string | null;
            taxAmount: string | null;
            taxRate: string;
            title: string | null;
            toInvoice: {
                instalmentId: number;
                invoiceId: number | null;
            } | null;
            total: string | null;
            /** @enum {string} */
            type: "charter" | "day_rent";
            unpriced: boolean;
            updatedAt: string;
            yachtId: number | null;
            yachtName: string | null;
        };
        MadeApiToken: {
            companyId: number;
            createdAt: string;
            id: number;
            lastUsedAt: string | null;
            name: string;
            /** @enum {string} */
            reach: "read" | "write";
            token: string;
            updatedAt: string;
            userName: string;
        };
        MadeCalendarFeed: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            /** @enum {string} */
            detail: "full" | "busy";
            id: number;
            importId: number | null;
            importLabel: string | null;
            lastReadAt: string | null;
            path: string;
            userName: string;
            works: boolean;
            yachtId: number | null;
            yachtName: string | null;
        };
        MadeCharterLink: {
            path: string;
        };
        MaintenanceChangesInput: {
            actualCost?: string | number | null;
            allowOverlap?: boolean;
            /** @description The crew member who does it */
            assigneeId?: number | null;
            completedDate?: (string) | null;
            /** @description Stores what is possible but unusual, too, which is asked about otherwise (409 `reading_unusual`) */
            confirm?: boolean;
            contractor?: string | null;
            description?: string | null;
            /** @description Until when it takes its place in the calendar. */
            endDate?: string;
            /** @description What on board it is about */
            equipmentId?: number | null;
            estimatedCost?: string | number | null;
            /** @description The service plans whose open turns it carries */
            planIds?: number[];
            progress?: number;
            /** @description With its completion: what the meters of the yacht show */
            readings?: components["schemas"]["EnteredReadingInput"][];
            scheduledDate?: string;
            /** @enum {string} */
            status?: "pending" | "in_progress" | "completed" | "cancelled";
            title?: string;
            /** @enum {string} */
            type?: "engine" | "hull" | "safety" | "electrical" | "general";
            yachtId?: number;
        };
        MaintenanceOverview: {
            byState: {
                cancelled: number;
                completed: number;
                in_progress: number;
                overdue: number;
                scheduled: number;
            };
            /** @description When the next work begins */
            next: string | null;
            /** @description Work that begins in each of the next eight weeks, this one first */
            perWeek: number[];
            /** @description How far the work in progress is on average, in percent; null where there is none */
            progress: number | null;
            total: number;
        };
        MaintenanceRecord: {
            actualCost: string | null;
            assigneeId: number | null;
            assigneeName: string | null;
            companyId: number | null;
            companyName: string | null;
            completedDate: string | null;
            contractor: string | null;
            createdAt: string;
            currency: string;
            description: string | null;
            endDate: string;
            equipmentId: number | null;
            equipmentName: string | null;
            estimatedCost: string | null;
            eventId: number;
            id: number;
            progress: number;
            scheduledDate: string;
            /** @description The services it carries, and its lines of the service book once it is completed */
            services: {
                doneOn: string | null;
                equipmentName: string | null;
                planId: number | null;
                serviceId: number | null;
                title: string;
            }[];
            startDate: string;
            /** @enum {string} */
            status: "pending" | "in_progress" | "completed" | "cancelled";
            title: string;
            /** @enum {string} */
            type: "engine" | "hull" | "safety" | "electrical" | "general";
            updatedAt: string;
            yachtId: number;
            yachtName: string;
        };
        ManagementAgreement: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            feeMonthly: string;
            feePercent: string;
            feeTaxPercent: string | null;
            feeTaxRateId: number | null;
            feeTaxRateName: string | null;
            id: number;
            passedOn: string[];
            updatedAt: string;
            validFrom: string;
            validTo: string | null;
            yachtId: number;
            yachtName: string;
        };
        ManagementAgreementChangesInput: {
            feeMonthly?: string | number;
            feePercent?: string | number;
            feeTaxRateId?: number | null;
            passedOn?: ("maintenance" | "lease" | "rent" | "salaries" | "fuel" | "taxes" | "port_fees" | "insurance" | "docking" | "cleaning" | "supplies" | "other")[];
            validFrom?: string;
            validTo?: (string) | null;
        };
        Meter: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            equipmentId: number;
            equipmentName: string;
            hours: number | null;
            id: number;
            name: string;
            ownName: string | null;
            /** @description Hours a day that is booked, of the last year */
            perBookedDay: number | null;
            /** @description Hours a day, of the last 90 days where a week or more is known */
            perDay: number | null;
            readAt: string | null;
            /** @description Since when its equipment is out of use */
            retiredOn: string | null;
            shown: number | null;
            /** @description It runs, and was last read more than 30 days ago */
            stale: boolean;
            updatedAt: string;
            usualPerDay: number | null;
            yachtId: number;
            yachtName: string;
        };
        MeterChangesInput: {
            /** @description Left out, it goes by the name of its equipment */
            name?: string | null;
            /** @description Hours a day, until a week of readings says how many they are */
            usualPerDay?: number | null;
        };
        MeterReading: {
            at: string;
            byName: string;
            eventId: number | null;
            hours: number;
            id: number;
            meterId: number;
            shown: number;
            /** @enum {string} */
            source: "manual" | "trip" | "check_in" | "check_out" | "service" | "checklist" | "replacement";
            tripId: number | null;
        };
        MeterReplacementInput: {
            at: string;
            firstShown: number;
            lastShown?: number | null;
        };
        MonthOnMonth: {
            currency: string;
            lastMonth: {
                expenses: string;
                income: string;
                result: string;
            };
            sameDays: {
                expenses: string;
                income: string;
                result: string;
            };
            thisMonth: {
                expenses: string;
                income: string;
                result: string;
            };
        };
        Movement: {
            companyId: number | null;
            companyName: string | null;
            crew: {
                id: number;
                isCaptain: boolean;
                name: string;
                role: string;
            }[];
            customerId: number | null;
            customerName: string | null;
            endDate: string;
            eventId: number;
            phone: string | null;
            startDate: string;
            title: string;
            /** @enum {string} */
            type: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
            yachtId: number;
            yachtName: string;
        };
        Need: {
            amount: string | null;
            companyName: string | null;
            currency: string | null;
            day: string | null;
            daysLeft: number | null;
            hours: number | null;
            /** @enum {string} */
            kind: "certificate" | "captain" | "work" | "inspection" | "gap" | "balance" | "maintenance" | "invoice";
            label: string;
            of: string;
            resourceId: number;
            sails: {
                at: string;
                eventId: number;
                yachtName: string;
            } | null;
        };
        NewAgencyInput: {
            address?: string | null;
            commissionPercent?: string | number;
            companyId?: number | null;
            email?: string | null;
            name: string;
            notes?: string | null;
            phone?: string | null;
        };
        NewAllocationInput: {
            amount: string | number;
            day?: (string) | null;
            from: {
                creditNoteId?: number | null;
                paymentId?: number | null;
            };
            to: {
                invoiceId?: number | null;
                paymentId?: number | null;
            };
        };
        NewApiTokenInput: {
            companyId?: number | null;
            name: string;
            /** @enum {string} */
            reach: "read" | "write";
        };
        NewBankAccountInput: {
            companyId?: number | null;
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            iban?: string | null;
            name: string;
        };
        NewCalendarFeedInput: {
            companyId?: number | null;
            /** @enum {string} */
            detail?: "full" | "busy";
            importId?: number | null;
            yachtId?: number | null;
        };
        NewCalendarImportInput: {
            label: string;
            url?: string | null;
            yachtId: number;
        };
        NewCertificateInput: {
            expiryDate?: (string) | null;
            fileUrl?: string | null;
            issueDate?: (string) | null;
            issuingAuthority?: string | null;
            number?: string | null;
            type: string;
        };
        NewCharterInput: {
            adults?: number;
            agencyId?: number | null;
            allowNotices?: boolean;
            allowOverlap?: boolean;
            children?: number;
            commissionPercent?: string | number | null;
            companyId?: number | null;
            contactEmail?: string | null;
            contactFirstName?: string | null;
            contactLastName?: string | null;
            contactPhone?: string | null;
            customerId?: number | null;
            discounts?: components["schemas"]["GivenDiscountInput"][];
            endDate?: (string) | null;
            extraIds?: number[];
            hours?: number | null;
            message?: string | null;
            notes?: string | null;
            offTerms?: boolean;
            queue?: boolean;
            /** @enum {string} */
            source?: "manual" | "phone" | "email" | "website" | "agency" | "portal" | "owner";
            startDate?: (string) | null;
            /** @enum {string} */
            state?: "enquiry" | "quote" | "option" | "booked";
            /** @enum {string} */
            type?: "charter" | "day_rent";
            until?: (string) | null;
            yachtId?: number | null;
        };
        NewCharterLineInput: {
            /** @enum {string} */
            kind: "base" | "discount" | "extra" | "other";
            label: string;
            /**
             * @default invoice
             * @enum {string}
             */
            payable: "invoice" | "base";
            quantity?: string | number;
            /** @default false */
            taxExempt: boolean;
            unitPrice: string | number;
        };
        NewCharterLinkInput: {
            /** @enum {string} */
            kind: "customer" | "guests";
        };
        NewClosingInput: {
            companyId?: number | null;
            until: string;
        };
        NewCompanyInput: {
            address?: string | null;
            contactEmail?: string | null;
            contactPhone?: string | null;
            /** @enum {string} */
            defaultCurrency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            description?: string | null;
            formats?: components["schemas"]["CompanyFormatsInput"];
            houseRules?: components["schemas"]["HouseRulesInput"];
            iban?: string | null;
            logo?: string | null;
            name: string;
            paymentDetails?: string | null;
            /** @enum {string} */
            subscriptionTier?: "starter" | "professional" | "enterprise";
            taxNumber?: string | null;
            timeZone?: string;
            website?: string | null;
        };
        NewCompletionInput: {
            confirm?: boolean;
            cycle: number;
            doneBy?: string | null;
            doneOn: string;
            fileUrl?: string | null;
            hours?: number | null;
            nextDueHours?: number | null;
            nextDueOn?: (string) | null;
            notes?: string | null;
        };
        NewCreditNoteInput: {
            issueDate?: (string) | null;
            items?: {
                amount: string | number;
                itemId: number;
            }[];
            reason: string;
        };
        NewCrewMemberInput: {
            certificates?: components["schemas"]["FirstCertificateInput"][];
            certifications?: string | null;
            companyId?: number | null;
            email?: string | null;
            experience?: string | null;
            imageUrl?: string | null;
            name: string;
            phone?: string | null;
            role: string;
            yachtId?: number | null;
        };
        NewCustomerInput: {
            address?: string | null;
            buyerReference?: string | null;
            city?: string | null;
            companyId?: number | null;
            country?: string | null;
            electronicAddress?: string | null;
            electronicScheme?: string | null;
            email?: string | null;
            firstName: string;
            lastName: string;
            notes?: string | null;
            organisation?: string | null;
            phone?: string | null;
            postCode?: string | null;
            registrationNumber?: string | null;
            vatNumber?: string | null;
        };
        NewDepositSettlementInput: {
            deductions: {
                amount: string | number;
                description: string;
            }[];
            invoice?: boolean;
            method?: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other") | null;
            refundedOn: string;
        };
        NewDocumentInput: {
            companyId?: number | null;
            expiresOn?: (string) | null;
            fileUrl?: string | null;
            issuedOn?: (string) | null;
            issuer?: string | null;
            notes?: string | null;
            number?: string | null;
            type: string;
            yachtId?: number | null;
        };
        NewDocumentNeedInput: {
            companyId?: number | null;
            needed: boolean;
            /** @enum {string} */
            of: "fleet" | "yacht" | "company";
            type: string;
            yachtId?: number | null;
        };
        NewDocumentVersionInput: {
            expiresOn?: (string) | null;
            fileUrl?: string | null;
            issuedOn?: (string) | null;
            issuer?: string | null;
            notes?: string | null;
            number?: string | null;
        };
        NewEquipmentInput: {
            /**
             * @description Of which type the work on it is. Left out, what is usual for its kind
             * @enum {string}
             */
            category?: "engine" | "hull" | "safety" | "electrical" | "general";
            critical?: boolean;
            identifier?: string | null;
            imageUrl?: string | null;
            installedOn?: (string) | null;
            /** @enum {string} */
            kind?: "engine" | "generator" | "gearbox" | "outboard" | "watermaker" | "tender" | "life_raft" | "hydrostatic_release" | "epirb" | "plb" | "sart" | "extinguisher" | "fire_system" | "flares" | "lifejackets" | "first_aid" | "rigging" | "sail" | "winch" | "windlass" | "thruster" | "air_conditioning" | "batteries" | "electronics" | "seacock" | "hull" | "steering" | "survey" | "other";
            location?: string | null;
            maker?: string | null;
            manualUrl?: string | null;
            model?: string | null;
            name: string;
            notes?: string | null;
            parentId?: number | null;
            quantity?: number;
            serialNumber?: string | null;
            warrantyHours?: number | null;
            warrantyUntil?: (string) | null;
            /** @description Adds the meter and the services that are usual for its kind */
            withPlans?: boolean;
            yachtId: number;
        };
        NewExchangeRateInput: {
            companyId?: number | null;
            /** @enum {string} */
            currency: "USD" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            day: string;
            perEuro: string;
        };
        NewExpenseInput: {
            amount: string | number;
            /** @enum {string} */
            category: "maintenance" | "lease" | "rent" | "salaries" | "fuel" | "taxes" | "port_fees" | "insurance" | "docking" | "cleaning" | "supplies" | "other";
            companyId?: number | null;
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            description: string;
            exchangeRate?: string | null;
            expenseDate: string;
            notes?: string | null;
            passOn?: boolean | null;
            paymentMethod?: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other") | null;
            receiptUrl?: string | null;
            subcategory?: string | null;
            taxAmount?: string | number | null;
            taxRateId?: number | null;
            vendor?: string | null;
            yachtId?: number | null;
        };
        NewExportInput: {
            companyId?: number;
        } | null;
        NewExtraInput: {
            companyId?: number | null;
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            name: string;
            obligatory?: boolean;
            /** @enum {string} */
            payable?: "invoice" | "base";
            price: string | number;
            taxExempt?: boolean;
            /** @enum {string} */
            unit: "booking" | "night" | "week" | "person" | "person_night";
            yachtId?: number | null;
        };
        NewIncomeInput: {
            amount: string | number;
            /** @enum {string} */
            category: "charter" | "day_trip" | "maintenance_service" | "consulting" | "other";
            companyId?: number | null;
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            customerId?: number | null;
            description: string;
            exchangeRate?: string | null;
            incomeDate: string;
            invoiceId?: number | null;
            notes?: string | null;
            paymentMethod?: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other") | null;
            /** @enum {string} */
            paymentStatus: "pending" | "paid" | "overdue";
            subcategory?: string | null;
            taxAmount?: string | number | null;
            taxRateId?: number | null;
            yachtId?: number | null;
        };
        NewInvitationInput: {
            companyId?: number | null;
            email: string;
            /** @enum {string} */
            role?: "user" | "manager";
        };
        NewInvoiceInput: {
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            customerId: number;
            depositIds?: number[];
            discountAmount?: string | number | null;
            discountPercent?: string | number | null;
            dueDate?: (string) | null;
            eventId?: number | null;
            exchangeRate?: string | null;
            invoiceNumber?: string | null;
            issueDate: string;
            items: components["schemas"]["NewInvoiceItemInput"][];
            /** @enum {string} */
            kind?: "invoice" | "deposit";
            notes?: string | null;
            /** @enum {string} */
            prices?: "net" | "gross";
            purchaseOrder?: string | null;
            serviceFrom?: (string) | null;
            serviceTo?: (string) | null;
            /** @enum {string} */
            status?: "draft" | "sent" | "paid" | "overdue" | "cancelled";
            taxRate?: string | number | null;
            yachtId?: number | null;
        };
        NewInvoiceItemInput: {
            description: string;
            discountPercent?: string | number | null;
            outsideShare?: string | number | null;
            outsideTaxRateId?: number | null;
            quantity?: string | number;
            taxExempt?: boolean | null;
            taxRateId?: number | null;
            unit?: ("C62" | "DAY" | "WEE" | "HUR" | "LTR") | null;
            unitPrice: string | number;
        };
        NewMaintenanceRecordInput: {
            actualCost?: string | number | null;
            allowOverlap?: boolean;
            /** @description The crew member who does it */
            assigneeId?: number | null;
            completedDate?: (string) | null;
            /** @description Stores what is possible but unusual, too, which is asked about otherwise (409 `reading_unusual`) */
            confirm?: boolean;
            contractor?: string | null;
            description?: string | null;
            /** @description Until when it takes its place in the calendar. */
            endDate?: string;
            /** @description What on board it is about */
            equipmentId?: number | null;
            estimatedCost?: string | number | null;
            /** @description The service plans whose open turns it carries */
            planIds?: number[];
            progress?: number;
            /** @description With its completion: what the meters of the yacht show */
            readings?: components["schemas"]["EnteredReadingInput"][];
            scheduledDate: string;
            /** @enum {string} */
            status?: "pending" | "in_progress" | "completed" | "cancelled";
            title: string;
            /** @enum {string} */
            type: "engine" | "hull" | "safety" | "electrical" | "general";
            yachtId: number;
        };
        NewManagementAgreementInput: {
            feeMonthly?: string | number;
            feePercent?: string | number;
            feeTaxRateId?: number | null;
            passedOn?: ("maintenance" | "lease" | "rent" | "salaries" | "fuel" | "taxes" | "port_fees" | "insurance" | "docking" | "cleaning" | "supplies" | "other")[];
            validFrom: string;
            validTo?: (string) | null;
            yachtId: number;
        };
        NewMatchInput: {
            allocations?: {
                amount: string | number;
                creditNoteId?: number | null;
                invoiceId?: number | null;
                paymentId?: number | null;
            }[];
            customerId?: number | null;
            expense?: {
                /** @enum {string} */
                category: "maintenance" | "lease" | "rent" | "salaries" | "fuel" | "taxes" | "port_fees" | "insurance" | "docking" | "cleaning" | "supplies" | "other";
                description: string;
                exchangeRate?: string | null;
                notes?: string | null;
                subcategory?: string | null;
                taxAmount?: string | number | null;
                taxRateId?: number | null;
                vendor?: string | null;
                yachtId?: number | null;
            };
            expenseId?: number | null;
            ownerId?: number | null;
            paymentId?: number | null;
        };
        NewMeterInput: {
            equipmentId: number;
            /** @description Left out, it goes by the name of its equipment */
            name?: string | null;
            /** @description Hours a day, until a week of readings says how many they are */
            usualPerDay?: number | null;
        };
        NewOwnerStatementInput: {
            from: string;
            statementDate?: (string) | null;
            to: string;
            yachtId: number;
        };
        NewPasskeyInput: {
            credential: {
                id: string;
                rawId: string;
                response: {
                    attestationObject: string;
                    clientDataJSON: string;
                    transports?: string[];
                };
                /** @constant */
                type: "public-key";
            };
            name: string;
        };
        NewPasswordInput: {
            password: string;
            token: string;
        };
        NewPasswordSet: {
            message: string;
            passkeys: components["schemas"]["Passkey"][];
            ticket: string | null;
        };
        NewPaymentInput: {
            allocations?: {
                amount: string | number;
                creditNoteId?: number | null;
                invoiceId?: number | null;
                paymentId?: number | null;
            }[];
            amount: string | number;
            bankAccountId?: number | null;
            companyId?: number | null;
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            customerId?: number | null;
            day: string;
            /** @enum {string} */
            direction: "in" | "out";
            exchangeRate?: string | null;
            method?: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other") | null;
            note?: string | null;
            ownerId?: number | null;
            reference?: string | null;
        };
        NewPostponementInput: {
            reason: string;
            toHours?: number | null;
            toOn?: (string) | null;
        };
        NewReadingsInput: {
            /** @description Stores what is possible but unusual, too, which is asked about otherwise (409 `reading_unusual`) */
            confirm?: boolean;
            /** @description The booking that it was checked in or out of */
            eventId?: number | null;
            readings: {
                at?: string;
                /** @description What the meter shows */
                hours: number;
                meterId: number;
            }[];
            /** @enum {string} */
            source?: "manual" | "check_in" | "check_out";
        };
        NewRecurringInput: {
            body: components["schemas"]["RecurringInvoiceInput"] | components["schemas"]["RecurringExpenseInput"];
            companyId?: number | null;
            endsOn?: (string) | null;
            every: number;
            /** @enum {string} */
            kind: "expense" | "invoice";
            startsOn: string;
            /** @enum {string} */
            unit: "week" | "month";
        };
        NewSavedViewInput: {
            /** @enum {string} */
            list: "charters" | "day-trips" | "maintenance" | "customers" | "expenses" | "income" | "invoices";
            name: string;
            search: string;
        };
        NewScheduleEventInput: {
            actualCost?: number | null;
            allowNotices?: boolean;
            allowOverlap?: boolean;
            color?: string | null;
            companyId?: number | null;
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            customerId?: number | null;
            description?: string | null;
            endDate: string;
            estimatedCost?: number | null;
            /** @enum {string} */
            maintenanceType?: "engine" | "hull" | "safety" | "electrical" | "general";
            price?: number | null;
            startDate: string;
            title: string;
            /** @enum {string} */
            type: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
            yachtId: number;
        };
        NewSeasonInput: {
            childSeat?: string | number | null;
            day?: string | number | null;
            fromDay: string;
            halfDay?: string | number | null;
            night?: string | number | null;
            seat?: string | number | null;
            toDay: string;
            week?: string | number | null;
        };
        NewSecret: {
            secret: string;
            uri: string;
        };
        NewServiceInput: {
            doneBy?: string | null;
            doneOn: string;
            equipmentId?: number | null;
            fileUrl?: string | null;
            hours?: number | null;
            notes?: string | null;
            title: string;
            yachtId: number;
        };
        NewServicePlanInput: {
            critical?: boolean;
            dueHours?: number | null;
            dueOn?: (string) | null;
            earlyDays?: number | null;
            earlyHours?: number | null;
            equipmentId: number;
            estimatedHours?: number | null;
            everyDays?: number | null;
            everyHours?: number | null;
            everyMonths?: number | null;
            lastDoneHours?: number | null;
            lastDoneOn?: (string) | null;
            lateDays?: number;
            lateHours?: number;
            meterId?: number | null;
            outOfService?: boolean;
            /** @enum {string} */
            policy?: "floating" | "fixed";
            series?: string | null;
            title: string;
        };
        NewSignatureInput: {
            /** @constant */
            agreed: true;
            /** @enum {string} */
            method: "typed" | "drawn";
            name: string;
            sha256: string;
            strokes?: number[][][] | null;
        };
        NewStatementInput: {
            content: string;
            dateOrder?: ("mdy" | "dmy" | "ymd") | null;
            /** @description Says what the file would bring, and stores nothing. */
            dryRun?: boolean;
            /**
             * @description base64 for a ZIP archive of CAMT.053 files; a file is text unless it says so.
             * @enum {string}
             */
            encoding?: "text" | "base64";
            mapping?: components["schemas"]["BankMappingInput"] | null;
            name: string;
        };
        NewTaxRateInput: {
            /** @enum {string} */
            category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
            companyId?: number | null;
            country?: string | null;
            name: string;
            percent: string | number;
            reason?: string | null;
            validFrom: string;
            validTo?: (string) | null;
        };
        NewTripInput: {
            arrivalDate?: (string) | null;
            arrivalLocation: string;
            arrivalPosition?: components["schemas"]["PositionInput"] | null;
            departureDate: string;
            departureLocation: string;
            departurePosition?: components["schemas"]["PositionInput"] | null;
            /** @enum {string} */
            status?: "planned" | "in_progress" | "completed" | "cancelled";
            trackId?: number | null;
            /** @enum {string} */
            type?: "charter" | "relocation" | "personal" | "maintenance" | "other";
            yachtId: number;
        };
        NewUserInput: {
            companyId?: number | null;
            companyName?: string | null;
            email: string;
            firstName: string;
            imageUrl?: string | null;
            lastName: string;
            password: string;
            /** @enum {string} */
            role?: "user" | "manager" | "admin";
        };
        NewYachtInput: {
            captainId?: number | null;
            companyId?: number | null;
            flagCountry?: string | null;
            houseRules?: components["schemas"]["YachtHouseRulesInput"] | null;
            imageUrl?: string | null;
            length: string;
            location?: string | null;
            name: string;
            /** @enum {string} */
            status?: "active" | "maintenance" | "inspection" | "docked";
            /** @enum {string} */
            type: "Motor Yacht" | "Sailing Yacht" | "Mega Yacht" | "Super Yacht" | "Catamaran";
            year?: number | null;
        };
        NewYachtOwnerInput: {
            address?: string | null;
            companyId?: number | null;
            email?: string | null;
            name: string;
            vatNumber?: string | null;
        };
        NewYachtShareInput: {
            ownerId: number;
            share: string | number;
            validFrom: string;
            validTo?: (string) | null;
            yachtId: number;
        };
        NextYearInput: {
            percent?: string | number;
        };
        Notifications: {
            activities: components["schemas"]["Activity"][];
            isNew: boolean;
        };
        NotificationsSeenInput: {
            until: string;
        };
        Occupancy: {
            booked: number;
            days: number;
            month: string;
        };
        OpenSession: {
            createdAt: string;
            current: boolean;
            device: string;
            /** Format: uuid */
            id: string;
            ip: string | null;
            lastUsedAt: string;
        };
        OptionWishInput: {
            allowNotices?: boolean;
            allowOverlap?: boolean;
            force?: boolean;
            hours?: number | null;
            offTerms?: boolean;
            queue?: boolean;
            until?: (string) | null;
        };
        OwnCalendarEntry: {
            from: string;
            to: string;
            /** @enum {string} */
            type: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
            yachtId: number;
        };
        OwnerAccess: {
            delivery: components["schemas"]["Delivery"] | null;
            /** @description Where the invitation went, or with what they sign in */
            email: string | null;
            expiresAt: string | null;
            invitedByName: string | null;
            lastLogin: string | null;
            /** @enum {string} */
            state: "none" | "invited" | "joined";
        };
        OwnerStatement: {
            amount: string;
            closing: string;
            companyId: number | null;
            companyName: string | null;
            costs: string;
            createdAt: string;
            currency: string;
            delivery: components["schemas"]["Delivery"] | null;
            fee: string;
            feeTax: string;
            from: string;
            id: number;
            number: string;
            opening: string;
            ownerEmail: string | null;
            ownerId: number;
            ownerName: string;
            payouts: string;
            revenue: string;
            share: string;
            statementDate: string;
            to: string;
            updatedAt: string;
            yachtId: number;
            yachtName: string;
        };
        OwnerStatementInFull: {
            amount: string;
            closing: string;
            companyId: number | null;
            companyName: string | null;
            costs: string;
            createdAt: string;
            currency: string;
            delivery: components["schemas"]["Delivery"] | null;
            fee: string;
            feeTax: string;
            from: string;
            id: number;
            lines: components["schemas"]["OwnerStatementLine"][];
            number: string;
            opening: string;
            ownerEmail: string | null;
            ownerId: number;
            ownerName: string;
            payouts: string;
            revenue: string;
            share: string;
            statementDate: string;
            to: string;
            updatedAt: string;
            whole: {
                costs: string;
                currency: string;
                fee: string;
                feeMonthly: string;
                feePercent: string;
                feeTax: string;
                feeTaxCategory: string | null;
                feeTaxName: string | null;
                feeTaxPercent: string;
                feeTaxReason: string | null;
                from: string;
                result: string;
                revenue: string;
                statementDate: string;
                to: string;
                yachtId: number;
                yachtName: string;
            };
            yachtId: number;
            yachtName: string;
        };
        OwnerStatementLine: {
            account: string;
            amount: string;
            day: string;
            entry: string;
            invoiceId: number | null;
            isLate: boolean;
            sourceId: number;
            sourceType: string;
            text: string;
        };
        OwnerStatementPreview: {
            costs: string;
            currency: string;
            fee: string;
            feeMonthly: string;
            feePercent: string;
            feeTax: string;
            feeTaxCategory: string | null;
            feeTaxName: string | null;
            feeTaxPercent: string;
            feeTaxReason: string | null;
            from: string;
            lines: components["schemas"]["OwnerStatementLine"][];
            missingRates: number;
            owners: {
                amount: string;
                closing: string;
                costs: string;
                fee: string;
                feeTax: string;
                opening: string;
                ownerId: number;
                ownerName: string;
                payouts: string;
                revenue: string;
                share: string;
            }[];
            result: string;
            revenue: string;
            statementDate: string;
            to: string;
            yachtId: number;
            yachtName: string;
        };
        OwnStatement: {
            amount: string;
            closing: string;
            currency: string;
            from: string;
            id: number;
            number: string;
            statementDate: string;
            to: string;
            yachtId: number;
            yachtName: string;
        };
        OwnYacht: {
            id: number;
            name: string;
            shares: {
                from: string;
                percent: string;
                to: string | null;
            }[];
        };
        Passkey: {
            createdAt: string;
            /** Format: uuid */
            id: string;
            lastUsedAt: string | null;
            name: string;
        };
        PasskeyChallenge: {
            challenge: string;
            rpId: string;
            timeout: number;
            /** @constant */
            userVerification: "required";
        };
        PasskeysToRemoveInput: {
            ids: string[];
            ticket: string;
        };
        PasskeyWanted: {
            /** @constant */
            attestation: "none";
            authenticatorSelection: {
                /** @constant */
                requireResidentKey: true;
                /** @constant */
                residentKey: "required";
                /** @constant */
                userVerification: "required";
            };
            challenge: string;
            excludeCredentials: {
                id: string;
                transports?: string[];
                /** @constant */
                type: "public-key";
            }[];
            pubKeyCredParams: {
                alg: number;
                /** @constant */
                type: "public-key";
            }[];
            rp: {
                id: string;
                name: string;
            };
            timeout: number;
            user: {
                displayName: string;
                id: string;
                name: string;
            };
        };
        Payment: {
            allocated: string;
            allocations: components["schemas"]["Allocation"][];
            amount: string;
            /** @description The account that was said, or that its line of the bank is on. */
            bankAccountId: number | null;
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            currency: string;
            customerId: number | null;
            customerName: string | null;
            day: string;
            /** @enum {string} */
            direction: "in" | "out";
            exchangeRate: string | null;
            id: number;
            method: string | null;
            note: string | null;
            open: string;
            ownerId: number | null;
            ownerName: string | null;
            reference: string | null;
            updatedAt: string;
        };
        PaymentConfig: {
            provider: ("stripe" | "sandbox") | null;
            publishableKey: string | null;
            testMode: boolean;
        };
        PaymentReminder: {
            createdAt: string;
            day: string;
            id: number;
            invoiceId: number;
            level: number;
            open: string;
            sentTo: string;
        };
        PlainPaymentInput: {
            /** @constant */
            amount: 8;
        };
        PlanChanged: {
            clientSecret: string | null;
            kind: ("setup" | "payment") | null;
            message: string;
            subscription: components["schemas"]["Subscription"];
        };
        PlanChangeInput: {
            /** @enum {string} */
            planId: "starter-monthly" | "starter-yearly" | "professional-monthly" | "professional-yearly";
        };
        PlanChangesInput: {
            lines: {
                amount: string | number;
                dueDate: string;
                /** @enum {string} */
                kind: "fee" | "deposit" | "apa";
                label: string;
            }[];
        };
        PlanLineInput: {
            /** @enum {string} */
            anchor: "booking" | "start";
            days: number;
            /** @enum {string} */
            kind: "fee" | "deposit" | "apa";
            label: string;
            percent?: string | number | null;
        };
        PolicyRowInput: {
            fromDays: number;
            percent: string | number;
        };
        Position: {
            latitude: number;
            longitude: number;
        };
        PositionInput: {
            latitude: number;
            longitude: number;
        };
        /** @description Why a request was refused, in words meant to be read. */
        Problem: {
            code: string;
            errors?: {
                message: string;
                path: string;
            }[];
            message: string;
            /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
            notices?: {
                kind: string;
                message: string;
                resource: string;
                resourceId: number;
                /** @enum {string} */
                severity: "ask" | "tell";
            }[];
            requestId?: string;
        };
        ProfileChangesInput: {
            currentPassword?: string | null;
            email?: string;
            firstName?: string;
            formats?: components["schemas"]["FormatChoicesInput"];
            imageUrl?: string | null;
            lastName?: string;
            newPassword?: string | null;
        };
        ProfitAndLoss: {
            currency: string;
            from: string;
            missingRates: number;
            rows: {
                accounts: {
                    account: string;
                    accountName: string;
                    accountNumber: string | null;
                    amount: string;
                    /** @enum {string} */
                    part: "revenue" | "costs" | "owners_share";
                }[];
                costs: string;
                ownersShare: string;
                result: string;
                revenue: string;
                yachtId: number | null;
                yachtName: string | null;
            }[];
            to: string;
            total: {
                accounts: {
                    account: string;
                    accountName: string;
                    accountNumber: string | null;
                    amount: string;
                    /** @enum {string} */
                    part: "revenue" | "costs" | "owners_share";
                }[];
                costs: string;
                ownersShare: string;
                result: string;
                revenue: string;
            };
        };
        PublicAnswer: {
            message: string;
        };
        PublicCell: {
            atBase: string | null;
            endDate: string;
            startDate: string;
            /** @enum {string} */
            state: "free" | "held" | "taken";
            total: string | null;
        };
        PublicConfirmationInput: {
            token: string;
        };
        PublicPage: {
            currency: string;
            formats: {
                /** @enum {string} */
                clock: "12" | "24";
                /** @enum {string} */
                dateOrder: "mdy" | "dmy" | "ymd";
                /** @enum {string} */
                weekStart: "monday" | "sunday" | "saturday";
            };
            formToken: string;
            logo: string | null;
            name: string;
            optionHours: number;
            takesOptions: boolean;
            takesRequests: boolean;
            timeZone: string;
            words: string | null;
            yachts: components["schemas"]["PublicYacht"][];
        };
        PublicRequestInput: {
            adults?: number;
            children?: number;
            email: string;
            endDate?: (string) | null;
            firstName: string;
            formToken: string;
            /** @enum {string} */
            kind: "request" | "option";
            lastName: string;
            message?: string | null;
            phone?: string | null;
            startDate?: (string) | null;
            website?: string;
            yachtId?: number | null;
        };
        PublicYacht: {
            blurb: string | null;
            checkInDays: number[];
            currency: string;
            length: string | null;
            maxGuests: number | null;
            minNights: number;
            name: string;
            picture: string | null;
            place: string | null;
            type: string | null;
            yachtId: number;
            year: number | null;
        };
        ReadingsStored: {
            due: components["schemas"]["DuePlan"][];
            readings: components["schemas"]["MeterReading"][];
        };
        Receivables: {
            currency: string;
            missingRates: number;
            on: string;
            rows: {
                credit: string;
                customerId: number | null;
                customerName: string | null;
                days30: string;
                days60: string;
                days90: string;
                invoices: {
                    daysLate: number;
                    dueDate: string;
                    invoiceId: number;
                    invoiceNumber: string;
                    issueDate: string;
                    open: string;
                }[];
                notDue: string;
                older: string;
                total: string;
            }[];
            since: string | null;
            total: {
                credit: string;
                days30: string;
                days60: string;
                days90: string;
                notDue: string;
                older: string;
                total: string;
            };
        };
        ReceivedMoneyInput: {
            method?: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other") | null;
            receivedOn: string;
        };
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        Recurring: {
            amount: string | null;
            body: {
                [key: string]: unknown;
            };
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            currency: string | null;
            endsOn: string | null;
            every: number;
            id: number;
            /** @enum {string} */
            kind: "expense" | "invoice";
            nextOn: string | null;
            problem: string | null;
            startsOn: string;
            title: string;
            /** @enum {string} */
            unit: "week" | "month";
            updatedAt: string;
        };
        RecurringChangesInput: {
            body?: components["schemas"]["RecurringInvoiceInput"] | components["schemas"]["RecurringExpenseInput"];
            endsOn?: (string) | null;
            every?: number;
            startsOn?: string;
            /** @enum {string} */
            unit?: "week" | "month";
        };
        RecurringExpenseInput: {
            amount: string | number;
            /** @enum {string} */
            category: "maintenance" | "lease" | "rent" | "salaries" | "fuel" | "taxes" | "port_fees" | "insurance" | "docking" | "cleaning" | "supplies" | "other";
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            description: string;
            exchangeRate?: string | null;
            notes?: string | null;
            passOn?: boolean | null;
            paymentMethod?: ("cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other") | null;
            subcategory?: string | null;
            taxAmount?: string | number | null;
            taxRateId?: number | null;
            vendor?: string | null;
            yachtId?: number | null;
        };
        RecurringInvoiceInput: {
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            customerId: number;
            discountAmount?: string | number | null;
            discountPercent?: string | number | null;
            items: components["schemas"]["NewInvoiceItemInput"][];
            notes?: string | null;
            /** @enum {string} */
            prices?: "net" | "gross";
            purchaseOrder?: string | null;
            taxRate?: string | number | null;
            yachtId?: number | null;
        };
        Reminder: {
            amount: string | null;
            at: string | null;
            companyName: string;
            currency: string | null;
            day: string;
            daysLeft: number;
            /** @enum {string} */
            kind: "certificate" | "document" | "maintenance" | "invoice" | "departure" | "trial";
            label: string;
            of: string;
            overdue: boolean;
            /** @enum {string} */
            resource: "crew" | "document" | "maintenance" | "invoice" | "schedule" | "trip" | "subscription";
            resourceId: number;
        };
        ReminderChoiceInput: {
            mail?: ("certificate" | "document" | "maintenance" | "invoice" | "departure" | "trial")[];
            panel?: ("certificate" | "document" | "maintenance" | "invoice" | "departure" | "trial")[];
        };
        Reminders: {
            rows: components["schemas"]["Reminder"][];
            today: {
                back: number;
                day: string;
                needs: components["schemas"]["Need"][];
                notReady: number;
                out: number;
            } | null;
            total: number;
        };
        ReminderSettings: {
            mail: ("certificate" | "document" | "maintenance" | "invoice" | "departure" | "trial")[];
            offered: ("certificate" | "document" | "maintenance" | "invoice" | "departure" | "trial")[];
            panel: ("certificate" | "document" | "maintenance" | "invoice" | "departure" | "trial")[];
        };
        ReportSize: {
            rows: number;
        };
        SameBookingInput: {
            key: string;
        };
        SandboxConfirmed: {
            error: {
                code: string;
                declineCode?: string;
                message: string;
                /** @enum {string} */
                type: "card_error" | "invalid_request_error";
            } | null;
            id: string;
            /** @enum {string} */
            status: "requires_payment_method" | "requires_confirmation" | "requires_action" | "processing" | "succeeded" | "canceled";
        };
        SavedView: {
            id: number;
            /** @enum {string} */
            list: "charters" | "day-trips" | "maintenance" | "customers" | "expenses" | "income" | "invoices";
            name: string;
            search: string;
        };
        SavedViewChangesInput: {
            name?: string;
            search?: string;
        };
        ScheduleEvent: {
            actualCost: number | null;
            charterId: number | null;
            charterNumber: string | null;
            color: string | null;
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            currency: string;
            customerFullName: string | null;
            customerId: number | null;
            description: string | null;
            endDate: string;
            estimatedCost: number | null;
            heldUntil: string | null;
            id: number;
            importLabel: string | null;
            invoiceId?: number | null;
            maintenanceId: number | null;
            maintenanceStatus: ("pending" | "in_progress" | "completed" | "cancelled") | null;
            moneyState?: ("not_invoiced" | "due" | "overdue" | "paid") | null;
            price: number | null;
            startDate: string;
            title: string;
            /** @enum {string} */
            type: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
            updatedAt: string;
            yachtId: number;
            yachtImageUrl?: string | null;
            yachtLength?: string;
            yachtName: string;
            /** @enum {string} */
            yachtType?: "Motor Yacht" | "Sailing Yacht" | "Mega Yacht" | "Super Yacht" | "Catamaran";
        };
        ScheduleEventChangesInput: {
            actualCost?: number | null;
            allowNotices?: boolean;
            allowOverlap?: boolean;
            color?: string | null;
            companyId?: number | null;
            /** @enum {string} */
            currency?: "USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD";
            customerId?: number | null;
            description?: string | null;
            endDate?: string;
            estimatedCost?: number | null;
            price?: number | null;
            startDate?: string;
            title?: string;
            /** @enum {string} */
            type?: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
            yachtId?: number;
        };
        Season: {
            childSeat: string | null;
            day: string | null;
            fromDay: string;
            halfDay: string | null;
            night: string | null;
            seat: string | null;
            toDay: string;
            week: string | null;
        };
        SecondStep: {
            on: boolean;
            recoveryCodesLeft: number;
            since: string | null;
        };
        /** @description The password was right; POST /api/auth/login/second-step takes this ticket and a code. */
        SecondStepChallenge: {
            /** @constant */
            secondStep: true;
            ticket: string;
        };
        Service: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            cycle: number | null;
            doneBy: string | null;
            doneOn: string;
            equipmentId: number | null;
            equipmentName: string | null;
            fileUrl: string | null;
            hours: number | null;
            id: number;
            /** @description The service that did this one along */
            includedIn: number | null;
            maintenanceId: number | null;
            notes: string | null;
            /** @description Whether it was done by its day and hours, as late as it may be */
            onTime: boolean | null;
            planId: number | null;
            title: string;
            updatedAt: string;
            wasDueHours: number | null;
            wasDueOn: string | null;
            yachtId: number;
            yachtName: string;
        };
        ServicePlan: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            critical: boolean;
            /** @description Its open turn, counted from 1 */
            cycle: number;
            dueHours: number | null;
            dueOn: string | null;
            earlyDays: number | null;
            earlyHours: number | null;
            equipmentId: number;
            equipmentName: string;
            estimatedHours: number | null;
            everyDays: number | null;
            everyHours: number | null;
            everyMonths: number | null;
            /** @description When it is expected to be due, by the calendar or by hours */
            expectedOn: string | null;
            hoursLeft: number | null;
            hoursNow: number | null;
            id: number;
            /** @description The open maintenance record that carries its open turn */
            jobId: number | null;
            jobStartDate: string | null;
            lastDoneOn: string | null;
            lateDays: number;
            lateHours: number;
            /** @description The same with what it may be late */
            latestOn: string | null;
            meterId: number | null;
            outOfService: boolean;
            paused: boolean;
            /** @description How many hours its meter runs a day on average */
            perDay: number | null;
            /** @enum {string} */
            policy: "floating" | "fixed";
            postponedHours: number | null;
            postponedOn: string | null;
            series: string | null;
            /** @enum {string} */
            state: "overdue" | "due" | "ok" | "paused" | "done";
            title: string;
            updatedAt: string;
            yachtId: number;
            yachtName: string;
        };
        ServicePlanChangesInput: {
            critical?: boolean;
            dueHours?: number | null;
            dueOn?: (string) | null;
            earlyDays?: number | null;
            earlyHours?: number | null;
            estimatedHours?: number | null;
            everyDays?: number | null;
            everyHours?: number | null;
            everyMonths?: number | null;
            lateDays?: number;
            lateHours?: number;
            meterId?: number | null;
            outOfService?: boolean;
            paused?: boolean;
            /** @enum {string} */
            policy?: "floating" | "fixed";
            series?: string | null;
            title?: string;
        };
        ServiceProposal: {
            /** @description The day by which the first of them is done at the latest; null where nobody knows one */
            deadline: string | null;
            /** @description How long they take together */
            hours: number;
            /** @description Open work that begins by the deadline */
            joins: {
                endDate: string;
                maintenanceId: number;
                startDate: string;
                title: string;
            }[];
            plans: {
                equipmentName: string;
                expectedOn: string;
                latestOn: string | null;
                planId: number;
                title: string;
            }[];
            /** @description Up to three free stretches, those by the deadline first */
            slots: {
                endDate: string;
                late: boolean;
                startDate: string;
            }[];
        };
        /** @description The person who is signed in. */
        SessionUser: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            currency: string | null;
            /** @description When the company will be deleted, if that is asked for */
            deletionDue?: string | null;
            email: string;
            firstName: string;
            /** @description How the company shows dates and times, and reads typed amounts */
            formats: components["schemas"]["CompanyFormats"];
            id: number;
            imageUrl: string | null;
            isOwner: boolean;
            lastLogin: string | null;
            lastName: string;
            /** @description What the person chose otherwise */
            ownFormats: components["schemas"]["FormatChoices"];
            /** @enum {string} */
            role: "user" | "manager" | "admin" | "yacht_owner";
            stripeSubscriptionId: string | null;
            subscription: components["schemas"]["CompanyAccess"] | null;
            subscriptionTier: ("starter" | "professional" | "enterprise") | null;
            timeZone: string | null;
        };
        SignedIn: {
            token: string;
            user: components["schemas"]["SessionUser"];
        };
        SignUpInput: {
            companyName: string;
            email: string;
            firstName: string;
            formats?: components["schemas"]["CompanyFormatsInput"];
            lastName: string;
            password: string;
            timeZone?: string;
        };
        SignUpPaymentAnswer: {
            accountCreated: boolean;
            alreadySucceeded: boolean;
            clientSecret: string | null;
            /** @enum {string} */
            kind: "setup" | "payment";
            message: string;
            setupIntentId: string | null;
            subscriptionId: string;
            success: boolean;
        };
        SignUpPaymentInput: {
            amount: number;
            /** @enum {string} */
            billing: "monthly" | "yearly";
            /** @enum {string} */
            planId: "starter-monthly" | "starter-yearly" | "professional-monthly" | "professional-yearly";
            signupData?: components["schemas"]["SignUpInput"];
        };
        StatementRead: {
            /** @description What it brings for each account that it is of, the one it was read for first; the counts above are of all of them. */
            accounts: {
                accountId: number;
                certain: number;
                known: number;
                lines: number;
                name: string;
            }[];
            /** @description New lines of which it is certain what they are for. */
            certain: number;
            /** @description What is on the account after the last line. */
            closing: string | null;
            /** @description The columns of a CSV file. */
            columns: string[];
            /** @description The order in which a CSV file’s dates were read, and one that could also be another day. */
            dates: {
                doubtful: string | null;
                /** @enum {string} */
                order: "mdy" | "dmy" | "ymd";
            } | null;
            /** @description What can’t be read. A file with faults isn’t stored. */
            faults: {
                column: string;
                line: number;
                message: string;
            }[];
            from: string | null;
            /** @description Lines that were there already, and are skipped. */
            known: number;
            /** @description Lines that are new. */
            lines: number;
            /** @description Which column of a CSV file is read as what; null where that isn’t clear. */
            mapping: {
                [key: string]: string;
            } | null;
            /** @description What should be looked at, though it keeps nothing from being stored. */
            notes: string[];
            /** @description Entries that aren’t booked yet, and are left out until they are. */
            pending: number;
            to: string | null;
        };
        StoredHouseRules: {
            checkIn?: string | null;
            checkOut?: string | null;
            currency?: string | null;
            daysToPay?: number | null;
            taxRate?: string | null;
            turnaroundHours?: number | null;
            workBegins?: string | null;
            workEnds?: string | null;
        };
        Subscription: {
            amount: number;
            /** @enum {string} */
            billing: "monthly" | "yearly";
            cancelAtPeriodEnd: boolean;
            currentPeriodEnd: number | null;
            currentPeriodStart: number | null;
            endedAt: number | null;
            id: string;
            paymentMethod: {
                card: {
                    brand: string;
                    expMonth: number;
                    expYear: number;
                    last4: string;
                };
            } | null;
            planName: string;
            /** @enum {string} */
            status: "provisioning" | "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "unpaid" | "paused" | "canceled";
            trialEnd: number | null;
        };
        SubscriptionAnswer: {
            message: string;
            subscription: components["schemas"]["Subscription"];
        };
        SubscriptionDetails: {
            subscription: components["schemas"]["Subscription"] | null;
        };
        SubscriptionToConfirm: {
            clientSecret: string | null;
            kind: ("setup" | "payment") | null;
            resumed: boolean;
            setupIntentId: string | null;
            subscription: components["schemas"]["Subscription"] | null;
        };
        SubscriptionWantedInput: {
            /** @enum {string} */
            planId?: "starter-monthly" | "starter-yearly" | "professional-monthly" | "professional-yearly";
        } | null;
        TaxRate: {
            /** @enum {string} */
            category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
            companyId: number | null;
            companyName: string | null;
            country: string | null;
            createdAt: string;
            id: number;
            isInUse: boolean;
            name: string;
            percent: string;
            reason: string | null;
            reasonCode: string | null;
            updatedAt: string;
            validFrom: string;
            validTo: string | null;
        };
        TaxRateChangesInput: {
            /** @enum {string} */
            category?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
            country?: string | null;
            name?: string;
            percent?: string | number;
            reason?: string | null;
            validFrom?: string;
            validTo?: (string) | null;
        };
        TaxReport: {
            currency: string;
            from: string;
            missingRates: number;
            rows: {
                category: ("S" | "Z" | "E" | "AE" | "K" | "G" | "O") | null;
                /** @enum {string} */
                direction: "output" | "input";
                percent: string | null;
                tax: string;
                taxable: string;
            }[];
            to: string;
            total: {
                due: string;
                input: string;
                output: string;
            };
        };
        Today: {
            atSea: number;
            back: number;
            day: string;
            inYard: number;
            more: number;
            nextBack: string | null;
            notReady: number;
            out: number;
            rows: components["schemas"]["Changeover"][];
        };
        Track: {
            endedAt: string | null;
            id: number;
            line: number[][][];
            pointCount: number;
            sailedMiles: number;
            startedAt: string | null;
        };
        Trip: {
            arrivalDate: string | null;
            arrivalLocation: string;
            arrivalPosition: components["schemas"]["Position"] | null;
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            departureDate: string;
            departureLocation: string;
            departurePosition: components["schemas"]["Position"] | null;
            id: number;
            sailedMiles: number | null;
            /** @enum {string} */
            status: "planned" | "in_progress" | "completed" | "cancelled";
            trackId: number | null;
            /** @enum {string} */
            type: "charter" | "relocation" | "personal" | "maintenance" | "other";
            updatedAt: string;
            yachtId: number;
            yachtName: string;
        };
        TripChangesInput: {
            arrivalDate?: (string) | null;
            arrivalLocation?: string;
            arrivalPosition?: components["schemas"]["PositionInput"] | null;
            departureDate?: string;
            departureLocation?: string;
            departurePosition?: components["schemas"]["PositionInput"] | null;
            /** @enum {string} */
            status?: "planned" | "in_progress" | "completed" | "cancelled";
            trackId?: number | null;
            /** @enum {string} */
            type?: "charter" | "relocation" | "personal" | "maintenance" | "other";
            yachtId?: number;
        };
        Uploaded: {
            name: string;
            url: string;
        };
        UsedPasskeyInput: {
            credential: {
                id: string;
                rawId: string;
                response: {
                    authenticatorData: string;
                    clientDataJSON: string;
                    signature: string;
                    userHandle?: string;
                };
                /** @constant */
                type: "public-key";
            };
        };
        User: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            deactivatedAt: string | null;
            email: string;
            firstName: string;
            id: number;
            imageUrl: string | null;
            isOwner: boolean;
            lastLogin: string | null;
            lastName: string;
            /** @enum {string} */
            role: "user" | "manager" | "admin" | "yacht_owner";
            secondStep: boolean;
            updatedAt: string;
        };
        UserChangesInput: {
            companyId?: number | null;
            companyName?: string | null;
            email?: string;
            firstName?: string;
            imageUrl?: string | null;
            /** @description Keeps the open invitations that this person may no longer send, in the caller’s name. Otherwise they are taken back. */
            keepInvitations?: boolean;
            lastName?: string;
            password?: string | null;
            /** @enum {string} */
            role?: "user" | "manager" | "admin";
        };
        UsualEquipmentWishInput: {
            /** @description Adds the services that are usual for each kind */
            withPlans?: boolean;
        };
        Waiting: {
            /** @description Open maintenance that has begun or is overdue */
            maintenance: number | null;
            overdueInvoices: number | null;
        };
        Yacht: {
            captainId: number | null;
            captainName: string | null;
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            crewCount: number;
            flagCountry: string | null;
            houseRules: components["schemas"]["StoredHouseRules"] | null;
            id: number;
            imageUrl: string | null;
            length: string;
            location: string | null;
            name: string;
            nextMaintenanceDate: string | null;
            /** @enum {string} */
            status: "active" | "maintenance" | "inspection" | "docked";
            /** @description The hours between charters that the yacht, or else her company, asks for. Null is as usual: 6. */
            turnaroundHours: number | null;
            /** @enum {string} */
            type: "Motor Yacht" | "Sailing Yacht" | "Mega Yacht" | "Super Yacht" | "Catamaran";
            updatedAt: string;
            /** @enum {string} */
            use: "charter" | "day_trip" | "yard" | "inspection" | "free";
            useUntil: string | null;
            year: number | null;
        };
        YachtAvailability: {
            cells: components["schemas"]["AvailabilityCell"][];
            checkInDays: number[];
            currency: string;
            isPriced: boolean;
            maxGuests: number | null;
            minNights: number;
            yachtId: number;
            yachtName: string;
            yachtType: string | null;
        };
        YachtChangesInput: {
            captainId?: number | null;
            companyId?: number | null;
            flagCountry?: string | null;
            houseRules?: components["schemas"]["YachtHouseRulesInput"] | null;
            imageUrl?: string | null;
            length?: string;
            location?: string | null;
            name?: string;
            /** @enum {string} */
            status?: "active" | "maintenance" | "inspection" | "docked";
            /** @enum {string} */
            type?: "Motor Yacht" | "Sailing Yacht" | "Mega Yacht" | "Super Yacht" | "Catamaran";
            year?: number | null;
        };
        YachtDeletion: {
            goes: {
                crewUnassigned: number;
                documents: number;
                equipment: number;
                events: number;
                maintenance: number;
                trips: number;
            };
            inTheWay: {
                agreements: number;
                bookings: number;
                charters: number;
                expenses: number;
                income: number;
                invoices: number;
                shares: number;
                statements: number;
            };
            refusal: string | null;
        };
        /** @description What a yacht does otherwise than its company. Null is as the company does. */
        YachtHouseRulesInput: {
            checkIn?: string | null;
            checkOut?: string | null;
            currency?: ("USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD") | null;
            daysToPay?: number | null;
            taxRate?: string | number | null;
            turnaroundHours?: number | null;
            workBegins?: string | null;
            workEnds?: string | null;
        };
        YachtOutlook: {
            blockers: components["schemas"]["Blocker"][];
            day: string;
            entries: {
                color: string | null;
                endDate: string;
                id: number;
                maintenanceStatus: ("pending" | "in_progress" | "completed" | "cancelled") | null;
                party: string | null;
                startDate: string;
                title: string;
                /** @enum {string} */
                type: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
            }[];
            held: {
                id: number;
                /** @enum {string} */
                kind: "work" | "inspection";
                title: string;
            } | null;
            jobs: {
                open: number;
                overdue: number;
            } | null;
            next: {
                endDate: string;
                eventId: number;
                freeNights: number | null;
                party: string | null;
                startDate: string;
                title: string;
                /** @enum {string} */
                type: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
            } | null;
            out: {
                endDate: string;
                eventId: number;
                isLate: boolean;
                party: string | null;
                port: string | null;
                startDate: string;
                title: string;
                /** @enum {string} */
                type: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
            } | null;
            papers: {
                due: number;
                expired: number;
                first: {
                    crewId: number;
                    day: string;
                    daysLeft: number;
                    name: string;
                    type: string;
                } | null;
                valid: number;
            } | null;
            season: {
                from: string;
                money: {
                    currency: string;
                    expenses: string;
                    income: string;
                }[];
                occupancy: {
                    bookedDays: number;
                    days: number;
                    lastYear: number | null;
                    percent: number;
                } | null;
                to: string;
            };
            tabs: {
                crew: {
                    count: number;
                    isWrong: boolean;
                } | null;
                documents: {
                    count: number;
                    isWrong: boolean;
                } | null;
                maintenance: {
                    count: number;
                    isWrong: boolean;
                } | null;
                schedule: {
                    count: number;
                    isWrong: boolean;
                } | null;
                trips: {
                    count: number;
                    isWrong: boolean;
                } | null;
            };
        };
        YachtOwner: {
            address: string | null;
            balance: string;
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            currency: string;
            email: string | null;
            id: number;
            name: string;
            shares: {
                id: number;
                share: string;
                validFrom: string;
                validTo: string | null;
                yachtId: number;
                yachtName: string;
            }[];
            updatedAt: string;
            userId: number | null;
            vatNumber: string | null;
        };
        YachtOwnerChangesInput: {
            address?: string | null;
            email?: string | null;
            name?: string;
            vatNumber?: string | null;
        };
        YachtShare: {
            companyId: number | null;
            companyName: string | null;
            createdAt: string;
            id: number;
            ownerId: number;
            ownerName: string;
            share: string;
            updatedAt: string;
            validFrom: string;
            validTo: string | null;
            yachtId: number;
            yachtName: string;
        };
        YachtShareChangesInput: {
            share?: string | number;
            validFrom?: string;
            validTo?: (string) | null;
        };
        YachtTerms: {
            blurb: string | null;
            callSign: string | null;
            checkInDays: number[];
            checkInTime: string;
            checkOutTime: string;
            currency: string;
            deposit: string;
            isPublic: boolean;
            maxGuests: number | null;
            minNights: number;
            registration: string | null;
            seasons: components["schemas"]["Season"][];
            updatedAt: string;
            yachtId: number;
            yachtName: string;
        };
        YachtTermsChangesInput: {
            blurb?: string | null;
            callSign?: string | null;
            checkInDays?: number[];
            checkInTime?: string;
            checkOutTime?: string;
            currency?: ("USD" | "EUR" | "GBP" | "CHF" | "JPY" | "CAD" | "AUD") | null;
            deposit?: string | number;
            isPublic?: boolean;
            maxGuests?: number | null;
            minNights?: number;
            registration?: string | null;
            seasons?: components["schemas"]["NewSeasonInput"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listActivities: {
        parameters: {
            query?: {
                action?: string;
                from?: string;
                limit?: number;
                offset?: number;
                q?: string;
                resourceId?: number;
                resourceType?: string;
                sort?: "-timestamp" | "timestamp";
                to?: string;
                userId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
        };
    };
    listActivityPeople: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        companyName: string | null;
                        id: number;
                        name: string;
                    }[];
                };
            };
        };
    };
    listAgencies: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agency"][];
                };
            };
        };
    };
    createAgency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAgencyInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agency"];
                };
            };
        };
    };
    getAgency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agency"];
                };
            };
        };
    };
    deleteAgency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Agency"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateAgency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgencyChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agency"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Agency"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    createAllocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAllocationInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"] | components["schemas"]["CreditNote"];
                };
            };
        };
    };
    deleteAllocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPasswordInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"] | components["schemas"]["SecondStepChallenge"];
                };
            };
        };
    };
    completeSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsedPasskeyInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    getPasskeySignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasswordSet"];
                };
            };
        };
    };
    removePasskeysAfterReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeysToRemoveInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkeys: components["schemas"]["Passkey"][];
                    };
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUser"];
                };
            };
        };
    };
    getAvailability: {
        parameters: {
            query: {
                from: string;
                step?: "week" | "day";
                to: string;
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtAvailability"][];
                };
            };
        };
    };
    listBankAccounts: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"][];
                };
            };
        };
    };
    createBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBankAccountInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
        };
    };
    getBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
        };
    };
    deleteBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["BankAccount"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["BankAccount"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    importStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStatementInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementRead"];
                };
            };
        };
    };
    listBankFiles: {
        parameters: {
            query?: {
                accountId?: number;
                limit?: number;
                offset?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankFile"][];
                };
            };
        };
    };
    listBankLines: {
        parameters: {
            query?: {
                accountId?: number;
                limit?: number;
                offset?: number;
                q?: string;
                state?: "open" | "matched" | "ignored";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankLine"][];
                };
            };
        };
    };
    getBankLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankLine"];
                };
            };
        };
    };
    updateBankLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankLineChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankLine"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["BankLine"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    matchBankLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMatchInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankLine"];
                };
            };
        };
    };
    unmatchBankLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankLine"];
                };
            };
        };
    };
    acceptBankLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptedLinesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
        };
    };
    listBooksAccounts: {
        parameters: {
            query?: {
                companyId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksAccount"][];
                };
            };
        };
    };
    nameBooksAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksAccountChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksAccount"][];
                };
            };
        };
    };
    getClosingOutlook: {
        parameters: {
            query: {
                companyId?: number;
                until: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingOutlook"];
                };
            };
        };
    };
    listJournal: {
        parameters: {
            query: {
                account?: string;
                companyId?: number;
                customerId?: number;
                from: string;
                limit?: number;
                offset?: number;
                part?: "revenue" | "costs" | "owners_share" | "result";
                tax?: "output" | "input";
                taxCategory?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "none";
                taxPercent?: string;
                to: string;
                yachtId?: "none" | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalLine"][];
                };
            };
        };
    };
    exportJournal: {
        parameters: {
            query: {
                account?: string;
                companyId?: number;
                customerId?: number;
                from: string;
                part?: "revenue" | "costs" | "owners_share" | "result";
                tax?: "output" | "input";
                taxCategory?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "none";
                taxPercent?: string;
                to: string;
                yachtId?: "none" | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The lines as CSV, with a line of headings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    getJournalTotals: {
        parameters: {
            query: {
                account?: string;
                companyId?: number;
                customerId?: number;
                from: string;
                part?: "revenue" | "costs" | "owners_share" | "result";
                tax?: "output" | "input";
                taxCategory?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "none";
                taxPercent?: string;
                to: string;
                yachtId?: "none" | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalTotals"];
                };
            };
        };
    };
    getProfitAndLoss: {
        parameters: {
            query: {
                companyId?: number;
                from: string;
                to: string;
                yachtId?: "none" | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfitAndLoss"];
                };
            };
        };
    };
    exportProfitAndLoss: {
        parameters: {
            query: {
                companyId?: number;
                from: string;
                to: string;
                yachtId?: "none" | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The report as CSV, with a line of headings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    getReceivables: {
        parameters: {
            query?: {
                companyId?: number;
                on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receivables"];
                };
            };
        };
    };
    exportReceivables: {
        parameters: {
            query?: {
                companyId?: number;
                on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The report as CSV, with a line of headings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    getBooksSettings: {
        parameters: {
            query?: {
                companyId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksSettings"];
                };
            };
        };
    };
    updateBooksSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BooksSettingsChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksSettings"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["BooksSettings"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getTaxReport: {
        parameters: {
            query: {
                companyId?: number;
                from: string;
                to: string;
                yachtId?: "none" | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxReport"];
                };
            };
        };
    };
    exportTaxReport: {
        parameters: {
            query: {
                companyId?: number;
                from: string;
                to: string;
                yachtId?: "none" | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The report as CSV, with a line of headings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listCalendarFeeds: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"][];
                };
            };
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCalendarFeedInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeCalendarFeed"];
                };
            };
        };
    };
    revokeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listCalendarImports: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                q?: string;
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarImport"][];
                };
            };
        };
    };
    createCalendarImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCalendarImportInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarImport"];
                };
            };
        };
    };
    getCalendarImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarImport"];
                };
            };
        };
    };
    deleteCalendarImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["CalendarImport"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateCalendarImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarImportChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarImport"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["CalendarImport"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    acceptCalendarImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarImport"];
                };
            };
        };
    };
    putCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFileInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarImport"];
                };
            };
        };
    };
    refreshCalendarImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarImport"];
                };
            };
        };
    };
    markSameBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SameBookingInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarImport"];
                };
            };
        };
    };
    readCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description iCalendar, RFC 5545 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    listCertificates: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "expiryDate" | "-expiryDate" | "type" | "-type" | "id" | "-id";
                state?: "expired" | "due" | "valid";
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"][];
                };
            };
        };
    };
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
        };
    };
    deleteCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Certificate"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Certificate"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    openCharterLink: {
        parameters: {
            query?: never;
            header?: {
                "x-charter-link"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkPage"];
                };
            };
        };
    };
    getContractByLink: {
        parameters: {
            query?: never;
            header?: {
                "x-charter-link"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The contract as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    getInvoiceByLink: {
        parameters: {
            query?: {
                id?: number;
            };
            header?: {
                "x-charter-link"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The invoice as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    getQuoteByLink: {
        parameters: {
            query?: never;
            header?: {
                "x-charter-link"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    signContract: {
        parameters: {
            query?: never;
            header?: {
                "x-charter-link"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSignatureInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkPage"];
                };
            };
        };
    };
    getCharterTerms: {
        parameters: {
            query?: {
                companyId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharterTerms"];
                };
            };
        };
    };
    updateCharterTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharterTermsChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharterTerms"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["CharterTerms"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    listCharters: {
        parameters: {
            query?: {
                agencyId?: number;
                companyId?: number;
                customerId?: number;
                from?: string;
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "start" | "-start" | "created" | "-created" | "optionUntil" | "-optionUntil" | "number" | "-number";
                state?: "enquiry" | "quote" | "option" | "waiting" | "expired" | "booked" | "lost" | "cancelled" | "closed" | "open" | "to_close";
                to?: string;
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedCharter"][];
                };
            };
        };
    };
    createCharter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCharterInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
        };
    };
    getCharter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
        };
    };
    deleteCharter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateCharter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharterChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    bookCharter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingWishInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    cancelCharter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationWishInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getCharterCancellation: {
        parameters: {
            query?: {
                day?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharterCancellation"];
                };
            };
        };
    };
    challengeOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    closeCharter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The contract as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    sendContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharterMailInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    withdrawContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    copyCharter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlternativeWishInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
        };
    };
    settleDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDepositSettlementInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getDepositStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The statement as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    getHandover: {
        parameters: {
            query: {
                kind: "check_in" | "check_out";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handover"];
                };
            };
        };
    };
    putHandover: {
        parameters: {
            query: {
                kind: "check_in" | "check_out";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandoverDraftInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handover"];
                };
            };
        };
    };
    getHandoverPdf: {
        parameters: {
            query: {
                kind: "check_in" | "check_out";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The handover as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    signHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandoverSignatureInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handover"];
                };
            };
        };
    };
    makeCharterLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCharterLinkInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeCharterLink"];
                };
            };
        };
    };
    endCharterLink: {
        parameters: {
            query?: {
                kind?: "customer" | "guests";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    loseCharter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndReasonInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    putCharterOnOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionWishInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    planCharterPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    sendQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharterMailInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    releaseCharter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    repriceCharter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    countCharters: {
        parameters: {
            query?: {
                companyId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharterCounts"];
                };
            };
        };
    };
    priceCharter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskedPriceInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharterPrice"];
                };
            };
        };
    };
    listClosings: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"][];
                };
            };
        };
    };
    closeBooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClosingInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
        };
    };
    checkClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingCheck"];
                };
            };
        };
    };
    getClosingFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The journal as CSV, with a line of headings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "name" | "-name" | "created" | "-created";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompanyInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Company"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Company"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    requestCompanyDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyDeletionInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    cancelCompanyDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    sendContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequestInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
        };
    };
    createAccountAfterPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountAfterPaymentInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ok: boolean;
                    };
                };
            };
        };
    };
    createPaymentIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlainPaymentInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clientSecret: string | null;
                        kind: ("setup" | "payment") | null;
                    };
                };
            };
        };
    };
    createSignUpPaymentIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpPaymentInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpPaymentAnswer"];
                };
            };
        };
    };
    listCreditNotes: {
        parameters: {
            query?: {
                currency?: string;
                customerId?: number;
                from?: string;
                invoiceId?: number;
                limit?: number;
                offset?: number;
                open?: "true";
                q?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNote"][];
                };
            };
        };
    };
    getCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNote"];
                };
            };
        };
    };
    getCreditNoteEInvoiceStanding: {
        parameters: {
            query?: {
                profile?: "en16931" | "xrechnung" | "peppol";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EInvoiceStanding"];
                };
            };
        };
    };
    getCreditNotePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The credit note as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    sendCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceMailInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNote"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["CreditNote"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getCreditNoteXml: {
        parameters: {
            query?: {
                profile?: "en16931" | "xrechnung" | "peppol";
                syntax?: "ubl" | "cii";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The credit note as XML */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
        };
    };
    listCrewMembers: {
        parameters: {
            query?: {
                certificates?: "expired" | "due" | "valid" | "none";
                companyId?: number;
                limit?: number;
                offset?: number;
                q?: string;
                role?: string;
                sort?: "name" | "-name" | "role" | "-role" | "id" | "-id";
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrewMember"][];
                };
            };
        };
    };
    createCrewMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCrewMemberInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrewMember"];
                };
            };
        };
    };
    getCrewMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrewMember"];
                };
            };
        };
    };
    deleteCrewMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["CrewMember"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateCrewMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrewMemberChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrewMember"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["CrewMember"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    listCrewMemberCertificates: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "expiryDate" | "-expiryDate" | "type" | "-type" | "id" | "-id";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"][];
                };
            };
        };
    };
    createCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCertificateInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
        };
    };
    listCrewRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "name" | "-name" | "id" | "-id";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"][];
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCustomerInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Customer"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Customer"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getCustomerAccount: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountLine"][];
                };
            };
        };
    };
    getCustomerSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSummary"];
                };
            };
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
        };
    };
    setDocumentNeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDocumentNeedInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentNeed"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "expiresOn" | "-expiresOn" | "type" | "-type" | "id" | "-id";
                state?: "expired" | "due" | "valid";
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"][];
                };
            };
        };
    };
    createDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDocumentInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRecord"];
                };
            };
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRecord"];
                };
            };
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["DocumentRecord"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRecord"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["DocumentRecord"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    renewDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDocumentVersionInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRecord"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["DocumentRecord"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getDocumentMatrix: {
        parameters: {
            query?: {
                companyId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentMatrix"];
                };
            };
        };
    };
    listEquipment: {
        parameters: {
            query?: {
                kind?: "engine" | "generator" | "gearbox" | "outboard" | "watermaker" | "tender" | "life_raft" | "hydrostatic_release" | "epirb" | "plb" | "sart" | "extinguisher" | "fire_system" | "flares" | "lifejackets" | "first_aid" | "rigging" | "sail" | "winch" | "windlass" | "thruster" | "air_conditioning" | "batteries" | "electronics" | "seacock" | "hull" | "steering" | "survey" | "other";
                limit?: number;
                offset?: number;
                q?: string;
                retired?: "true" | "false";
                sort?: "name" | "-name" | "id" | "-id";
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Equipment"][];
                };
            };
        };
    };
    createEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEquipmentInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Equipment"];
                };
            };
        };
    };
    getEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Equipment"];
                };
            };
        };
    };
    deleteEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Equipment"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipmentChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Equipment"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Equipment"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    listExchangeRates: {
        parameters: {
            query?: {
                companyId?: number;
                currency?: string;
                from?: string;
                limit?: number;
                offset?: number;
                q?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRate"][];
                };
            };
        };
    };
    setExchangeRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewExchangeRateInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRate"];
                };
            };
        };
    };
    importExchangeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeRateFileInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRatesStored"];
                };
            };
        };
    };
    listExpenses: {
        parameters: {
            query?: {
                category?: "maintenance" | "lease" | "rent" | "salaries" | "fuel" | "taxes" | "port_fees" | "insurance" | "docking" | "cleaning" | "supplies" | "other";
                currency?: string;
                from?: string;
                limit?: number;
                offset?: number;
                paymentMethod?: "cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other";
                q?: string;
                sort?: "date" | "-date" | "amount" | "-amount" | "category" | "-category" | "vendor" | "-vendor";
                to?: string;
                yachtId?: "none" | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"][];
                };
            };
        };
    };
    createExpense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewExpenseInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"];
                };
            };
        };
    };
    getExpense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"];
                };
            };
        };
    };
    deleteExpense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Expense"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateExpense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Expense"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    exportExpenses: {
        parameters: {
            query?: {
                category?: "maintenance" | "lease" | "rent" | "salaries" | "fuel" | "taxes" | "port_fees" | "insurance" | "docking" | "cleaning" | "supplies" | "other";
                currency?: string;
                from?: string;
                limit?: number;
                offset?: number;
                paymentMethod?: "cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other";
                q?: string;
                sort?: "date" | "-date" | "amount" | "-amount" | "category" | "-category" | "vendor" | "-vendor";
                to?: string;
                yachtId?: "none" | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rows as CSV, with a line of headings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importExpenses: {
        parameters: {
            query?: {
                preview?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseFileInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseImport"];
                };
            };
        };
    };
    getExpenseTotals: {
        parameters: {
            query?: {
                category?: "maintenance" | "lease" | "rent" | "salaries" | "fuel" | "taxes" | "port_fees" | "insurance" | "docking" | "cleaning" | "supplies" | "other";
                currency?: string;
                from?: string;
                limit?: number;
                offset?: number;
                paymentMethod?: "cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other";
                q?: string;
                sort?: "date" | "-date" | "amount" | "-amount" | "category" | "-category" | "vendor" | "-vendor";
                to?: string;
                yachtId?: "none" | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyTotal"][];
                };
            };
        };
    };
    listExports: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "created" | "-created";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"][];
                };
            };
        };
    };
    createExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewExportInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
        };
    };
    downloadExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The export as a ZIP archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    listExtras: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                q?: string;
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Extra"][];
                };
            };
        };
    };
    createExtra: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewExtraInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Extra"];
                };
            };
        };
    };
    getExtra: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Extra"];
                };
            };
        };
    };
    deleteExtra: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Extra"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateExtra: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtraChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Extra"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Extra"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: {
                kind?: "picture" | "document";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uploaded"];
                };
            };
        };
    };
    getFile: {
        parameters: {
            query?: {
                size?: "thumb" | "card" | "full";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The picture or the document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
        };
    };
    listBookingBalances: {
        parameters: {
            query: {
                eventIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingBalance"][];
                };
            };
        };
    };
    totalBookings: {
        parameters: {
            query?: {
                q?: string;
                status?: "scheduled" | "in_progress" | "completed";
                type?: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyTotal"][];
                };
            };
        };
    };
    getFinanceOverview: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinanceOverview"];
                };
            };
        };
    };
    getOrCreateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionWantedInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionToConfirm"];
                };
            };
        };
    };
    listIncome: {
        parameters: {
            query?: {
                category?: "charter" | "day_trip" | "maintenance_service" | "consulting" | "other";
                currency?: string;
                customerId?: number;
                from?: string;
                invoiceId?: number;
                limit?: number;
                offset?: number;
                paymentMethod?: "cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other";
                paymentStatus?: "pending" | "paid" | "overdue";
                q?: string;
                sort?: "date" | "-date" | "amount" | "-amount" | "category" | "-category" | "customer" | "-customer";
                to?: string;
                yachtId?: "none" | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Income"][];
                };
            };
        };
    };
    createIncome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewIncomeInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Income"];
                };
            };
        };
    };
    getIncome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Income"];
                };
            };
        };
    };
    deleteIncome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Income"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateIncome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncomeChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Income"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Income"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    exportIncome: {
        parameters: {
            query?: {
                category?: "charter" | "day_trip" | "maintenance_service" | "consulting" | "other";
                currency?: string;
                customerId?: number;
                from?: string;
                invoiceId?: number;
                limit?: number;
                offset?: number;
                paymentMethod?: "cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other";
                paymentStatus?: "pending" | "paid" | "overdue";
                q?: string;
                sort?: "date" | "-date" | "amount" | "-amount" | "category" | "-category" | "customer" | "-customer";
                to?: string;
                yachtId?: "none" | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rows as CSV, with a line of headings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    getIncomeTotals: {
        parameters: {
            query?: {
                category?: "charter" | "day_trip" | "maintenance_service" | "consulting" | "other";
                currency?: string;
                customerId?: number;
                from?: string;
                invoiceId?: number;
                limit?: number;
                offset?: number;
                paymentMethod?: "cash" | "credit_card" | "debit_card" | "bank_transfer" | "check" | "other";
                paymentStatus?: "pending" | "paid" | "overdue";
                q?: string;
                sort?: "date" | "-date" | "amount" | "-amount" | "category" | "-category" | "customer" | "-customer";
                to?: string;
                yachtId?: "none" | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncomeTotal"][];
                };
            };
        };
    };
    invoiceInstalment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    receiveInstalment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceivedMoneyInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Charter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                invitedBy?: number;
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "created" | "-created";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvitationInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Invitation"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                currency?: string;
                customerId?: number;
                eventId?: number;
                from?: string;
                kind?: "invoice" | "deposit";
                limit?: number;
                offset?: number;
                paidFrom?: string;
                paidTo?: string;
                q?: string;
                sort?: "number" | "-number" | "issued" | "-issued" | "due" | "-due" | "total" | "-total" | "open" | "-open" | "customer" | "-customer" | "status" | "-status";
                status?: "open" | "to_remind" | "draft" | "sent" | "paid" | "overdue" | "cancelled";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvoiceInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    deleteInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Invoice"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Invoice"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    changeInvoiceInBooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceBooksChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Invoice"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    copyInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    creditInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCreditNoteInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNote"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Invoice"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getEInvoiceStanding: {
        parameters: {
            query?: {
                profile?: "en16931" | "xrechnung" | "peppol";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EInvoiceStanding"];
                };
            };
        };
    };
    generateInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The invoice as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    getInvoiceReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceReminders"];
                };
            };
        };
    };
    sendPaymentReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceMailInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReminder"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Invoice"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The invoice as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    sendInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceMailInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Invoice"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    changeInvoiceStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceStatusChangeInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Invoice"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getInvoiceXml: {
        parameters: {
            query?: {
                profile?: "en16931" | "xrechnung" | "peppol";
                syntax?: "ubl" | "cii";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The invoice as XML */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
        };
    };
    exportInvoices: {
        parameters: {
            query?: {
                currency?: string;
                customerId?: number;
                eventId?: number;
                from?: string;
                kind?: "invoice" | "deposit";
                limit?: number;
                offset?: number;
                paidFrom?: string;
                paidTo?: string;
                q?: string;
                sort?: "number" | "-number" | "issued" | "-issued" | "due" | "-due" | "total" | "-total" | "open" | "-open" | "customer" | "-customer" | "status" | "-status";
                status?: "open" | "to_remind" | "draft" | "sent" | "paid" | "overdue" | "cancelled";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rows as CSV, with a line of headings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    getInvoiceFigures: {
        parameters: {
            query?: {
                currency?: string;
                customerId?: number;
                eventId?: number;
                from?: string;
                kind?: "invoice" | "deposit";
                limit?: number;
                month?: string;
                offset?: number;
                paidFrom?: string;
                paidTo?: string;
                q?: string;
                sort?: "number" | "-number" | "issued" | "-issued" | "due" | "-due" | "total" | "-total" | "open" | "-open" | "customer" | "-customer" | "status" | "-status";
                status?: "open" | "to_remind" | "draft" | "sent" | "paid" | "overdue" | "cancelled";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceFigures"][];
                };
            };
        };
    };
    listRemindersDue: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueReminder"][];
                };
            };
        };
    };
    getInvoiceTotals: {
        parameters: {
            query?: {
                currency?: string;
                customerId?: number;
                eventId?: number;
                from?: string;
                kind?: "invoice" | "deposit";
                limit?: number;
                offset?: number;
                paidFrom?: string;
                paidTo?: string;
                q?: string;
                sort?: "number" | "-number" | "issued" | "-issued" | "due" | "-due" | "total" | "-total" | "open" | "-open" | "customer" | "-customer" | "status" | "-status";
                status?: "open" | "to_remind" | "draft" | "sent" | "paid" | "overdue" | "cancelled";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceTotal"][];
                };
            };
        };
    };
    joinCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoiningInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
        };
    };
    readInvitationByToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationShown"];
                };
            };
        };
    };
    streamChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description Where to go on: the id of the last event, or the Live-Position headers of what was read, separated by commas */
                "last-event-id"?: string;
                /** @description Changes sent with the same X-Tab are not told here */
                "x-tab"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A stream that goes on. `event: change` names a record that changed, as `data: {"resource":"yacht","id":7}`: read it again; the resource `notifications` stands for what you alone see of yours. `event: reread` says that changes may have been missed: read everything again. A stream that starts without a known place begins with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    listMaintenanceRecords: {
        parameters: {
            query?: {
                from?: string;
                group?: "open" | "current" | "upcoming" | "completed";
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "scheduledDate" | "-scheduledDate" | "title" | "-title" | "id" | "-id";
                /** @description Where work stands, as its dates and its status say together */
                state?: "overdue" | "scheduled" | "in_progress" | "completed" | "cancelled";
                status?: "pending" | "in_progress" | "completed" | "cancelled";
                to?: string;
                type?: "engine" | "hull" | "safety" | "electrical" | "general";
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceRecord"][];
                };
            };
        };
    };
    createMaintenanceRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMaintenanceRecordInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceRecord"];
                };
            };
        };
    };
    getMaintenanceRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceRecord"];
                };
            };
        };
    };
    deleteMaintenanceRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["MaintenanceRecord"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateMaintenanceRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaintenanceChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceRecord"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["MaintenanceRecord"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getMaintenanceOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceOverview"];
                };
            };
        };
    };
    listManagementAgreements: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagementAgreement"][];
                };
            };
        };
    };
    createManagementAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewManagementAgreementInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagementAgreement"];
                };
            };
        };
    };
    getManagementAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagementAgreement"];
                };
            };
        };
    };
    deleteManagementAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["ManagementAgreement"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateManagementAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagementAgreementChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagementAgreement"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["ManagementAgreement"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    listMeters: {
        parameters: {
            query?: {
                equipmentId?: number;
                limit?: number;
                offset?: number;
                q?: string;
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meter"][];
                };
            };
        };
    };
    createMeter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMeterInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meter"];
                };
            };
        };
    };
    getMeter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meter"];
                };
            };
        };
    };
    deleteMeter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Meter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateMeter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeterChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meter"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Meter"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    listMeterReadings: {
        parameters: {
            query?: {
                from?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeterReading"][];
                };
            };
        };
    };
    replaceMeter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeterReplacementInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeterReading"];
                };
            };
        };
    };
    getNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
        };
    };
    markNotificationsSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsSeenInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listOwnerStatements: {
        parameters: {
            query?: {
                from?: string;
                limit?: number;
                offset?: number;
                ownerId?: number;
                q?: string;
                to?: string;
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerStatement"][];
                };
            };
        };
    };
    issueOwnerStatements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOwnerStatementInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerStatementInFull"][];
                };
            };
        };
    };
    getOwnerStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerStatementInFull"];
                };
            };
        };
    };
    getOwnerStatementPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The statement as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    sendOwnerStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceMailInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerStatementInFull"];
                };
            };
        };
    };
    previewOwnerStatement: {
        parameters: {
            query: {
                from: string;
                to: string;
                yachtId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerStatementPreview"];
                };
            };
        };
    };
    readOwnCalendar: {
        parameters: {
            query: {
                from: string;
                to: string;
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCalendarEntry"][];
                };
            };
        };
    };
    listOwnStatements: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnStatement"][];
                };
            };
        };
    };
    getOwnStatementPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The statement as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    listOwnYachts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnYacht"][];
                };
            };
        };
    };
    getPaymentConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConfig"];
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: {
                credit?: "true";
                customerId?: number;
                from?: string;
                invoiceId?: number;
                limit?: number;
                offset?: number;
                ownerId?: number;
                q?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPaymentInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
        };
    };
    deletePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Payment"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedProfile"];
                };
            };
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"][];
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskeyInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getNewPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyWanted"];
                };
            };
        };
    };
    getReminderSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderSettings"];
                };
            };
        };
    };
    updateReminderSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderChoiceInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderSettings"];
                };
            };
        };
    };
    getSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStep"];
                };
            };
        };
    };
    startSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSecret"];
                };
            };
        };
    };
    confirmSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    turnOffSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSession"][];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listSavedViews: {
        parameters: {
            query?: {
                list?: "charters" | "day-trips" | "maintenance" | "customers" | "expenses" | "income" | "invoices";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedViewInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    confirmPublicOption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicConfirmationInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedOption"];
                };
            };
        };
    };
    getPublicPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPage"];
                };
            };
        };
    };
    getPublicAvailability: {
        parameters: {
            query: {
                from: string;
                guests?: number;
                step?: "week";
                to: string;
                yachtId: number;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCell"][];
                };
            };
        };
    };
    getPublicPicture: {
        parameters: {
            query?: {
                size?: "thumb" | "card";
                yachtId?: number;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
        };
    };
    sendPublicRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicRequestInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Answered */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicAnswer"];
                };
            };
        };
    };
    createReadings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReadingsInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadingsStored"];
                };
            };
        };
    };
    deleteReading: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listRecurring: {
        parameters: {
            query?: {
                kind?: "expense" | "invoice";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"][];
                };
            };
        };
    };
    createRecurring: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecurringInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"];
                };
            };
        };
    };
    getRecurring: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"];
                };
            };
        };
    };
    deleteRecurring: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Recurring"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateRecurring: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Recurring"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    skipRecurring: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Recurring"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    listReminders: {
        parameters: {
            query?: {
                all?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminders"];
                };
            };
        };
    };
    openReminderSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Redirect */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unsubscribeFromReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exportReport: {
        parameters: {
            query: {
                companyId?: number;
                format: "csv" | "xlsx";
                from?: string;
                report: "fleet" | "crew" | "maintenance" | "schedule" | "trips" | "customers" | "expenses" | "income" | "invoices";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The report as a file of the format that was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
        };
    };
    getReportSize: {
        parameters: {
            query: {
                companyId?: number;
                from?: string;
                report: "fleet" | "crew" | "maintenance" | "schedule" | "trips" | "customers" | "expenses" | "income" | "invoices";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportSize"];
                };
            };
        };
    };
    getSandboxBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The bill as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    answerSandboxChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clientSecret: string;
                    pass: boolean;
                };
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxConfirmed"];
                };
            };
        };
    };
    advanceSandboxClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    days: number;
                };
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        now: string;
                    };
                };
            };
        };
    };
    confirmSandboxPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clientSecret: string;
                    paymentMethod: string;
                };
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxConfirmed"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                customerId?: number;
                endedBy?: string;
                from?: string;
                limit?: number;
                money?: "true" | "false";
                offset?: number;
                pictures?: "true" | "false";
                q?: string;
                sort?: "startDate" | "-startDate" | "endDate";
                status?: "scheduled" | "in_progress" | "completed";
                to?: string;
                type?: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleEvent"][];
                };
            };
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewScheduleEventInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleEvent"];
                };
            };
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleEvent"];
                };
            };
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["ScheduleEvent"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleEventChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleEvent"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["ScheduleEvent"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getEventDossier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dossier"];
                };
            };
        };
    };
    countEvents: {
        parameters: {
            query?: {
                q?: string;
                type?: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventCounts"];
                };
            };
        };
    };
    findFreeSlots: {
        parameters: {
            query: {
                endDate: string;
                except?: number;
                startDate: string;
                type?: "maintenance" | "day_rent" | "charter" | "inspection" | "crew_change" | "other";
                yachtId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeSlots"];
                };
            };
        };
    };
    listMovements: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movement"][];
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                kind?: "yacht" | "crew" | "customer" | "schedule" | "charter" | "trip" | "invoice" | "credit_note" | "maintenance";
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Found"][];
                };
            };
        };
    };
    listServicePlans: {
        parameters: {
            query?: {
                critical?: "true" | "false";
                equipmentId?: number;
                from?: string;
                limit?: number;
                offset?: number;
                q?: string;
                state?: "overdue" | "due" | "ok" | "paused" | "done";
                to?: string;
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePlan"][];
                };
            };
        };
    };
    createServicePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewServicePlanInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePlan"];
                };
            };
        };
    };
    getServicePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePlan"];
                };
            };
        };
    };
    deleteServicePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["ServicePlan"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateServicePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServicePlanChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePlan"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["ServicePlan"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    completeServicePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompletionInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Completion"];
                };
            };
        };
    };
    postponeServicePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPostponementInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePlan"];
                };
            };
        };
    };
    listServices: {
        parameters: {
            query?: {
                equipmentId?: number;
                from?: string;
                limit?: number;
                offset?: number;
                planId?: number;
                q?: string;
                to?: string;
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"][];
                };
            };
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewServiceInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
        };
    };
    deleteService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Service"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    listBills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bills"];
                };
            };
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionAnswer"];
                };
            };
        };
    };
    setUpCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardToConfirm"];
                };
            };
        };
    };
    replaceCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmedCardInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionAnswer"];
                };
            };
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanChangeInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChanged"];
                };
            };
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDetails"];
                };
            };
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionAnswer"];
                };
            };
        };
    };
    listTaxRates: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                on?: string;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRate"][];
                };
            };
        };
    };
    createTaxRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTaxRateInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRate"];
                };
            };
        };
    };
    getTaxRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRate"];
                };
            };
        };
    };
    deleteTaxRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["TaxRate"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateTaxRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxRateChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRate"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["TaxRate"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    listTeam: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "name" | "-name" | "created" | "-created";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
        };
    };
    getTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    removeTeamMember: {
        parameters: {
            query?: {
                keepInvitations?: "true" | "false";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["User"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColleagueChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["User"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    turnOffTeamMemberSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listApiTokens: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "name" | "-name" | "created" | "-created";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiTokenInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeApiToken"];
                };
            };
        };
    };
    getApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
        };
    };
    revokeApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["ApiToken"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    uploadTrack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Track"];
                };
            };
        };
    };
    listTrips: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "departureDate" | "-departureDate" | "id" | "-id";
                status?: "planned" | "in_progress" | "completed" | "cancelled";
                type?: "charter" | "relocation" | "personal" | "maintenance" | "other";
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"][];
                };
            };
        };
    };
    createTrip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTripInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
        };
    };
    getTrip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
        };
    };
    deleteTrip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Trip"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateTrip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Trip"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getTripTrack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Track"];
                };
            };
        };
    };
    replaceTripTrack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Track"];
                };
            };
        };
    };
    downloadTripTrack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The track as GPX 1.1 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gpx+xml": string;
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                q?: string;
                role?: "user" | "manager" | "admin" | "yacht_owner";
                sort?: "name" | "-name" | "created" | "-created";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUserInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: {
                keepInvitations?: "true" | "false";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["User"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["User"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waiting"];
                };
            };
        };
    };
    listYachtOwners: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtOwner"][];
                };
            };
        };
    };
    createYachtOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewYachtOwnerInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtOwner"];
                };
            };
        };
    };
    getYachtOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtOwner"];
                };
            };
        };
    };
    deleteYachtOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["YachtOwner"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateYachtOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["YachtOwnerChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtOwner"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["YachtOwner"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getOwnerInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerAccess"];
                };
            };
        };
    };
    inviteOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerAccess"];
                };
            };
        };
    };
    endOwnerAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listYachtShares: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                ownerId?: number;
                yachtId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtShare"][];
                };
            };
        };
    };
    createYachtShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewYachtShareInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtShare"];
                };
            };
        };
    };
    getYachtShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtShare"];
                };
            };
        };
    };
    deleteYachtShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["YachtShare"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateYachtShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["YachtShareChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtShare"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["YachtShare"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    listYachts: {
        parameters: {
            query?: {
                companyId?: number;
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "name" | "-name" | "length" | "-length" | "year" | "-year" | "status" | "-status" | "use" | "-use" | "location" | "-location" | "id" | "-id";
                status?: "all" | "active" | "maintenance" | "inspection" | "docked";
                use?: "charter" | "day_trip" | "yard" | "inspection" | "free";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Yacht"][];
                };
            };
        };
    };
    createYacht: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewYachtInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Yacht"];
                };
            };
        };
    };
    getYacht: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Yacht"];
                };
            };
        };
    };
    deleteYacht: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success, with nothing to return */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Yacht"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    updateYacht: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["YachtChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Yacht"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["Yacht"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    getYachtTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtTerms"];
                };
            };
        };
    };
    updateYachtTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["YachtTermsChangesInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtTerms"];
                };
            };
            /** @description Refused: the record was changed in the meantime. It comes along as it is now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        current: components["schemas"]["YachtTerms"];
                        errors?: {
                            message: string;
                            path: string;
                        }[];
                        message: string;
                        /** @description Before a booking: what is to be known of the yacht. With `allowNotices` it is stored all the same */
                        notices?: {
                            kind: string;
                            message: string;
                            resource: string;
                            resourceId: number;
                            /** @enum {string} */
                            severity: "ask" | "tell";
                        }[];
                        requestId?: string;
                    };
                };
            };
        };
    };
    addNextYearsPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextYearInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtTerms"];
                };
            };
        };
    };
    listYachtCrew: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "name" | "-name" | "role" | "-role" | "id" | "-id";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrewMember"][];
                };
            };
        };
    };
    previewYachtDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtDeletion"];
                };
            };
        };
    };
    copyYachtEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EquipmentCopyInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EquipmentAdded"];
                };
            };
        };
    };
    addUsualEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsualEquipmentWishInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EquipmentAdded"];
                };
            };
        };
    };
    getInventory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inventory"];
                };
            };
        };
    };
    putInventory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryInput"];
            };
        };
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inventory"];
                };
            };
        };
    };
    listYachtMaintenance: {
        parameters: {
            query?: {
                from?: string;
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "scheduledDate" | "-scheduledDate" | "title" | "-title" | "id" | "-id";
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceRecord"][];
                };
            };
        };
    };
    getYachtOutlook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YachtOutlook"];
                };
            };
        };
    };
    listServiceProposals: {
        parameters: {
            query?: {
                within?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceProposal"][];
                };
            };
        };
    };
    listYachtEvents: {
        parameters: {
            query?: {
                from?: string;
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "startDate" | "-startDate" | "endDate";
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleEvent"][];
                };
            };
        };
    };
    listYachtTrips: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                q?: string;
                sort?: "departureDate" | "-departureDate" | "id" | "-id";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused, and why */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Failed, and what to do */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"][];
                };
            };
        };
    };
}
