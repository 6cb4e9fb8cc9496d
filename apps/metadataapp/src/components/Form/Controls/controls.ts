// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Component } from 'vue'
import type { FieldType } from '../../../rules/index.ts'
import CheckControl from './CheckControl.vue'
import ChoiceControl from './ChoiceControl.vue'
import DateControl from './DateControl.vue'
import FilesControl from './FilesControl.vue'
import NumberControl from './NumberControl.vue'
import TextControl from './TextControl.vue'
import UrlControl from './UrlControl.vue'
import UserControl from './UserControl.vue'

/** What a value is entered with, by the type of its field. */
export const controls: Readonly<Record<FieldType, Component>> = Object.freeze({
	text: TextControl,
	textarea: TextControl,
	number: NumberControl,
	date: DateControl,
	checkbox: CheckControl,
	select: ChoiceControl,
	multiselect: ChoiceControl,
	user: UserControl,
	url: UrlControl,
	filelink: FilesControl,
})

/** Types whose control has several parts: such a control is a group. */
export const groupTypes: readonly FieldType[] = ['checkbox', 'select', 'multiselect', 'user', 'filelink']

/** Types whose control has no element that a label could belong to. */
export const unlabelledTypes: readonly FieldType[] = ['checkbox', 'filelink']
