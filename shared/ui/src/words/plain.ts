// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Translation options for text that Vue renders as text, not as HTML. */
export const plain = { escape: false, sanitize: false } as const
