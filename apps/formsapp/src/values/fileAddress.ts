// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { generateUrl } from '@nextcloud/router'

/** The file of a form in its folder in Files, which does not open it: that leads here again. */
export const fileAddress = (fileId: number): string => generateUrl('/f/{fileId}?openfile=false', { fileId })
