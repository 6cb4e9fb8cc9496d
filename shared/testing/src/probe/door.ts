// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'

/** Initial state of the door page. */
export const Door = Type.Object({ name: Type.String(), opened: Type.Integer() }, { title: 'Door', additionalProperties: false })
