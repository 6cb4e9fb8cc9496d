// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createStateReader } from '@suite/api/client/state'
import type { forms } from '@suite/api/forms/contract'
import { openForm } from './files/openForm.ts'
import { register } from './files/register.ts'

register(openForm(createStateReader<typeof forms>('formsapp')('inFiles').open))
