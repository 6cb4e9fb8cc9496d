// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { Step } from './step.ts'
import { Success, TourLabels, closed } from './values.ts'

/** The state of the tour for one account. */
export const TourState = Type.Union([
	Type.Literal('new'),
	Type.Literal('started'),
	Type.Literal('paused'),
	Type.Literal('completed'),
	Type.Literal('skipped'),
], { title: 'TourState' })
export type TourState = Static<typeof TourState>

export const StepsAnswer = Type.Object({
	success: Success,
	steps: Type.Array(Step, { description: 'the finished list: enabled, visible to the caller, in order' }),
	useDefault: Type.Boolean({ description: 'no override exists for the language; the steps are the built-in ones' }),
	enabled: Type.Boolean({ description: 'false when an admin switched the tour off; steps is then empty' }),
	language: Type.String({ description: 'language of the steps' }),
	version: Type.String({ description: 'counter that "Show to everyone again" raises' }),
	pending: Type.Boolean({ description: 'the tour should start by itself for the caller' }),
	state: TourState,
	lastStep: nullable(Type.String(), 'id of the step seen last, null before the first'),
	permanent_disable: Type.Boolean(),
	labels: TourLabels,
}, { title: 'StepsAnswer', ...closed })
export type StepsAnswer = Static<typeof StepsAnswer>

export const PersonalSettings = Type.Object({
	success: Success,
	permanent_disable: Type.Boolean({ description: 'the caller never wants to see the tour by itself' }),
	wizardDisabled: Type.Boolean({ description: 'the same, under the name older clients send' }),
	wizardDisabledByUser: Type.Boolean({ description: 'the same, under the name older clients read' }),
	state: TourState,
	enabled: Type.Boolean({ description: 'an admin has the tour switched on' }),
}, { title: 'PersonalSettings', ...closed })
export type PersonalSettings = Static<typeof PersonalSettings>
