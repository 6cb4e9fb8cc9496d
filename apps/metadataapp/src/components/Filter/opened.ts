// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { shallowRef } from 'vue'

/** Name of the field whose filter is open in the bar above the table, which the menus of columns open too. */
export const openedFilter = shallowRef<string | null>(null)
