// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { contract } from '../contract/route.ts'
import { PersonalSettings } from '@suite/schema/wizard/tour'
import { WizardFailure } from '@suite/schema/wizard/failure'
import { limits } from '@suite/schema/wizard/limits'
import { AdminState } from '@suite/schema/wizard/state'
import { license, settings, statistics, telemetry } from './admin.ts'
import { exchange, history, steps } from './step.ts'
import { personal, tour } from './tour.ts'

/** Every route of the Onboarding app. */
export const wizard = contract({
	app: 'wizardapp',
	namespace: 'WizardApp',
	title: 'Onboarding',
	failure: WizardFailure,
	resources: { tour, personal, steps, exchange, history, settings, statistics, telemetry, license },
	limits,
	states: {
		admin: { schema: AdminState, page: '/settings/admin/wizardapp', access: 'admin' },
		personal: { schema: PersonalSettings, page: '/settings/user/wizardapp', access: 'user' },
	},
})
