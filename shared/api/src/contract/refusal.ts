// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Statuses that a service may refuse with: one class of `Shared\Exception` each. A 503 states in `Retry-After` when to try again. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 503 | 507

/** Reasons of refusals that come from Nextcloud or the shared PHP, before any service of the app; the contract can set their texts. */
export type SharedReason = 'token_required' | 'bad_token' | 'scope_missing' | 'not_logged_in' | 'not_admin' | 'no_file'

/** Status to the reasons of responses with that status. */
export type Refusals = Readonly<Partial<Record<RefusalStatus, readonly string[]>>>
