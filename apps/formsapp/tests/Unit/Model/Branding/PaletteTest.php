<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Branding;

use OCA\FormsApp\Model\Branding\Colour;
use OCA\FormsApp\Model\Branding\Palette;
use PHPUnit\Framework\TestCase;

final class PaletteTest extends TestCase {
	public function testTheServerSaysWhatTheBrowserSays(): void {
		$text = (string)file_get_contents(dirname(__DIR__, 3) . '/fixtures/branding/vectors.json');
		/** @var array{
		 *   read: list<array{text: string, colour: ?string}>,
		 *   contrasts: list<array{one: string, other: string, contrast: float, readable: string}>,
		 *   palettes: list<array{
		 *     background: ?string, accent: ?string, light: ?array<string, string>, dark: ?array<string, string>,
		 *   }>,
		 * } $vectors */
		$vectors = json_decode($text, true, 16, JSON_THROW_ON_ERROR);
		foreach ($vectors['read'] as $one) {
			self::assertSame($one['colour'], Colour::read($one['text']), $one['text']);
		}
		foreach ($vectors['contrasts'] as $one) {
			self::assertSame((float)$one['contrast'], round(Colour::contrast($one['one'], $one['other']), 2));
			self::assertSame($one['readable'], Colour::readable($one['one'], [$one['other']]));
		}
		foreach ($vectors['palettes'] as $one) {
			$palette = $one['light'] === null ? null : ['light' => $one['light'], 'dark' => $one['dark']];
			self::assertSame($palette, Palette::of($one['background'], $one['accent']));
		}
	}

	public function testIsWrittenAsStyles(): void {
		$css = Palette::css(['light' => ['accent' => '#000000', 'ground' => '#ffffff'], 'dark' => ['accent' => '#ffffff']]);
		self::assertSame(':root{--accent:#000000;--ground:#ffffff;}@media (prefers-color-scheme:dark){:root{--accent:#ffffff;}}', $css);
	}
}
