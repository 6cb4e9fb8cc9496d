// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'

/** What the page of the door gives to its script. */
export const Door = Type.Object({ name: Type.String(), opened: Type.Integer() }, { title: 'Door', additionalProperties: false })
