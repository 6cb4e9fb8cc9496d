// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { QuestionType } from '@suite/schema/forms/question'
import type { Component } from 'vue'
import DateTimeIcon from 'vue-material-design-icons/CalendarClockOutline.vue'
import DateIcon from 'vue-material-design-icons/CalendarOutline.vue'
import ManyIcon from 'vue-material-design-icons/CheckboxMarkedOutline.vue'
import TimeIcon from 'vue-material-design-icons/ClockOutline.vue'
import EmailIcon from 'vue-material-design-icons/EmailOutline.vue'
import FileIcon from 'vue-material-design-icons/FileUploadOutline.vue'
import ListIcon from 'vue-material-design-icons/FormDropdown.vue'
import SectionIcon from 'vue-material-design-icons/FormatHeader1.vue'
import ScaleIcon from 'vue-material-design-icons/RayVertex.vue'
import MatrixIcon from 'vue-material-design-icons/Grid.vue'
import NumberIcon from 'vue-material-design-icons/Numeric.vue'
import OneIcon from 'vue-material-design-icons/RadioboxMarked.vue'
import StarIcon from 'vue-material-design-icons/StarOutline.vue'
import TableIcon from 'vue-material-design-icons/TablePlus.vue'
import LongIcon from 'vue-material-design-icons/TextLong.vue'
import ShortIcon from 'vue-material-design-icons/TextShort.vue'

export const typeIcons: Readonly<Record<QuestionType, Component>> = Object.freeze({
	text: ShortIcon,
	email: EmailIcon,
	textarea: LongIcon,
	number: NumberIcon,
	single_choice: OneIcon,
	multiple_choice: ManyIcon,
	dropdown: ListIcon,
	date: DateIcon,
	datetime: DateTimeIcon,
	time: TimeIcon,
	linear_scale: ScaleIcon,
	rating: StarIcon,
	matrix: MatrixIcon,
	table: TableIcon,
	file: FileIcon,
	section: SectionIcon,
})
