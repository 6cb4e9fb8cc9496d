// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Component } from 'vue'
import CalendarMonth from 'vue-material-design-icons/CalendarMonth.vue'
import FormatHeaderPound from 'vue-material-design-icons/FormatHeaderPound.vue'
import HelpBoxOutline from 'vue-material-design-icons/HelpBoxOutline.vue'
import ImageOutline from 'vue-material-design-icons/ImageOutline.vue'
import LinkBoxVariantOutline from 'vue-material-design-icons/LinkBoxVariantOutline.vue'
import Minus from 'vue-material-design-icons/Minus.vue'
import NewspaperVariantOutline from 'vue-material-design-icons/NewspaperVariantOutline.vue'
import TextLong from 'vue-material-design-icons/TextLong.vue'
import VideoOutline from 'vue-material-design-icons/VideoOutline.vue'

const icons: Readonly<Record<string, Component>> = Object.freeze({
	text: TextLong,
	heading: FormatHeaderPound,
	image: ImageOutline,
	video: VideoOutline,
	divider: Minus,
	links: LinkBoxVariantOutline,
	news: NewspaperVariantOutline,
	calendar: CalendarMonth,
})

export function typeIcon(type: string): Component {
	return icons[type] ?? HelpBoxOutline
}
