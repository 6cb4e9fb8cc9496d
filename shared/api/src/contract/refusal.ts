// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Statuses that a service may refuse with: one class of `Shared\Exception` each. A 503 states in `Retry-After` when to try again. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 503 | 507

/** Status to the reasons of responses with that status. */
export type Refusals = Readonly<Partial<Record<RefusalStatus, readonly string[]>>>
