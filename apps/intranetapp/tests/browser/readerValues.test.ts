// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { Address, Colour, Size } from '@suite/schema/intranet/values'
import { address, isElsewhere } from '../../src/values/address.ts'
import { colour, computedColour, contrast, readableOn, type Rgb } from '../../src/values/colour.ts'
import { imageAddress, previews } from '../../src/values/media.ts'
import { size } from '../../src/values/size.ts'
import { videoOf } from '../../src/values/video.ts'

const values = ['', 'red', '#abc', '#12345678', '#12', 'rgb(1, 2, 3)', 'rgba(1,2,3,.5)', 'hsl(10deg 20% 30%)',
	'var(--color-primary-element)', 'var(--x, red)', 'url(x)', 'red;color:blue', 'expression(1)', '#zzz',
	'12px', '1.5rem', '4', '12 px', '99999px', '-1px', 'calc(1px)',
	'https://a.example/b', 'HTTP://a', '//evil.example', '/path', '/', '/\\evil', 'mailto:a@b', 'tel:+31', '#part', 'javascript:alert(1)',
	'data:text/html,x', 'https:x', 'page.html', 'https://a b', 'java\nscript:x']

function allows(schema: object, value: string): boolean {
	return new RegExp((schema as { pattern: string }).pattern).test(value)
}

describe('page values mean the same here and in the schema', () => {
	it.each(values)('%j', (value) => {
		expect(colour(value) !== null).toBe(value !== '' && allows(Colour, value))
		expect(size(value) !== null).toBe(value !== '' && allows(Size, value))
		expect(address(value) !== null).toBe(value !== '' && allows(Address, value))
	})

	it('a length without a unit is in pixels', () => {
		expect([size('4'), size('1.5rem'), size(null)]).toEqual(['4px', '1.5rem', null])
	})

	it('an address is elsewhere only if its origin differs', () => {
		expect([
			isElsewhere('https://a.example/', 'https://b.example'),
			isElsewhere('https://b.example/x', 'https://b.example'),
			isElsewhere('/x'),
			isElsewhere('mailto:a@b'),
			isElsewhere('//a.example/', 'https://b.example'),
			isElsewhere('\\\\a.example', 'https://b.example'),
			isElsewhere('//b.example/x', 'https://b.example'),
			isElsewhere('http://[', 'https://b.example'),
		])
			.toEqual([true, false, false, false, true, true, false, false])
	})
})

describe('text on a coloured row', () => {
	it('reads the colours that browsers compute', () => {
		expect(computedColour('rgb(10, 20, 30)')).toEqual([10, 20, 30])
		expect(computedColour('rgba(0, 0, 0, 0.5)', [255, 255, 255])).toEqual([127.5, 127.5, 127.5])
		expect(computedColour('color(srgb 1 0.5 0)')).toEqual([255, 127.5, 0])
		expect(computedColour('none')).toBeNull()
	})

	it('is readable on every colour', () => {
		const ink: Record<string, Rgb> = { black: [0, 0, 0], white: [255, 255, 255] }
		const steps = [0, 32, 64, 96, 128, 160, 192, 224, 255]
		for (const usual of [[34, 34, 34], [235, 235, 235]] as Rgb[]) {
			for (const fill of steps.flatMap((red) => steps.flatMap((green) => steps.map((blue): Rgb => [red, green, blue])))) {
				const choice = readableOn(fill, usual)
				expect(contrast(fill, choice === 'usual' ? usual : ink[choice] as Rgb)).toBeGreaterThanOrEqual(4.5)
			}
		}
	})
})

describe('images and videos', () => {
	it('accepts files in the media folder and full addresses, and nothing else', () => {
		expect(imageAddress('a b.jpg', 'x')).toMatch(/\/api\/pages\/x\/media\/a%20b\.jpg$/)
		expect(imageAddress('/apps/intranetapp/api/resources/media/a.png', 'x')).toBe('/apps/intranetapp/api/resources/media/a.png')
		expect([
			imageAddress('../secret', 'x'),
			imageAddress('javascript:alert(1)', 'x'),
			imageAddress('//evil.example/a.png', 'x'),
			imageAddress('..', 'x'),
			imageAddress(5, 'x'),
			imageAddress('', 'x'),
		])
			.toEqual([null, null, null, null, null, null])
	})

	it('requests smaller previews from the host only for images it can scale', () => {
		expect(previews('boat.jpg', '/Intranet/en/people', 'v1')).toContain(
			`file=${encodeURIComponent('/Intranet/en/people/_media/boat.jpg')}&x=800&`,
		)
		expect([
			previews('boat.gif', '/Intranet', 'v'),
			previews('boat.svg', '/Intranet', 'v'),
			previews('boat.jpg', null, 'v'),
			previews('https://a.example/boat.jpg', '/Intranet', 'v'),
		])
			.toEqual([null, null, null, null])
	})

	it('plays files of the page and players on allowed hosts, and blocks all others', () => {
		const allowed = ['www.youtube-nocookie.com', 'vimeo.com', 'videos.example.org']
		expect(videoOf('talk.mp4', 'x', [])).toMatchObject({ kind: 'file' })
		expect(videoOf('https://www.youtube.com/watch?v=abc_1', 'x', allowed)).toEqual({
			kind: 'frame',
			address: 'https://www.youtube-nocookie.com/embed/abc_1?autoplay=1',
			host: 'www.youtube.com',
		})
		expect(videoOf('https://youtu.be/abc', 'x', ['youtube.com'])).toMatchObject({
			kind: 'frame',
			address: 'https://www.youtube.com/embed/abc?autoplay=1',
		})
		expect(videoOf('https://vimeo.com/123', 'x', allowed)).toMatchObject({
			kind: 'frame',
			address: 'https://player.vimeo.com/video/123?autoplay=1',
		})
		expect(videoOf('https://videos.example.org/w/a-b', 'x', allowed)).toMatchObject({
			kind: 'frame',
			address: 'https://videos.example.org/videos/embed/a-b?autoplay=1',
		})
		expect(videoOf('https://evilvimeo.com/123', 'x', allowed)).toMatchObject({ kind: 'blocked', host: 'evilvimeo.com' })
		expect(videoOf('http://videos.example.org/x', 'x', allowed)).toMatchObject({ kind: 'blocked' })
		expect([
			videoOf('', 'x', allowed),
			videoOf('javascript:alert(1)', 'x', allowed),
			videoOf('notes.txt', 'x', allowed),
			videoOf(null, 'x', allowed),
		])
			.toEqual([null, null, null, null])
	})
})
