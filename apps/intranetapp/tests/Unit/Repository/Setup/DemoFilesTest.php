<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Repository\Setup;

use OCA\IntranetApp\Model\Page\LayoutWidgets;
use OCA\IntranetApp\Repository\Setup\DemoFiles;
use PHPUnit\Framework\TestCase;

final class DemoFilesTest extends TestCase {
	public function testEveryPictureStandsInItsPageWithTheSizeItHas(): void {
		$demo = new DemoFiles();
		$count = 0;
		foreach ($demo->findAllLanguages() as $language) {
			foreach ($demo->findAllPages($language) as $page) {
				$layout = $page->document(0, null)->layout();
				foreach ($layout === null ? [] : LayoutWidgets::all($layout) as $widget) {
					if (($widget->type ?? null) === 'image') {
						$name = is_string($widget->src ?? null) ? $widget->src : '';
						$size = [$widget->width ?? null, $widget->height ?? null];
						self::assertSame(self::sizeOf($demo->findPicture($name)), $size, "$page->path: $name");
						$count++;
					}
				}
			}
		}
		self::assertGreaterThan(0, $count);
	}

	/** @return array{int, string} width as a number and height as a CSS size, as the editor notes them */
	private static function sizeOf(string $bytes): array {
		if (preg_match('/^<svg[^>]* width="([0-9]+)" height="([0-9]+)"/', $bytes, $found) === 1) {
			return [(int)$found[1], $found[2]];
		}
		$size = getimagesizefromstring($bytes);
		self::assertIsArray($size);
		return [$size[0], (string)$size[1]];
	}
}
