// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Options of a translation that Vue puts on the page as text: nothing in it is HTML. */
export const plain = { escape: false, sanitize: false } as const
