<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Repository\Setup;

use OCA\IntranetApp\Model\Page\LayoutWidgets;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Setup\DemoPage;
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

	public function testNoPageShowsAnEmptyCalendarAndEveryLinkLeadsToAPublishedPage(): void {
		$demo = new DemoFiles();
		foreach ($demo->findAllLanguages() as $language) {
			$pages = $demo->findAllPages($language);
			$published = array_filter(
				$pages,
				static fn (DemoPage $page): bool => $page->document(0, null)->status() === PageRow::PUBLISHED,
			);
			$ids = array_map(static fn (DemoPage $page): string => $page->uniqueId(), $published);
			foreach ($pages as $page) {
				$layout = $page->document(0, null)->layout();
				$widgets = LayoutWidgets::inOrder($layout);
				self::assertNotSame([], $widgets, $page->path);
				foreach ($widgets as $widget) {
					self::assertNotSame('calendar', $widget->type ?? null, $page->path);
				}
				preg_match_all('~/p/([a-z0-9-]+)~', json_encode($layout, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES), $links);
				self::assertSame([], array_values(array_diff($links[1], $ids)), $page->path);
			}
		}
	}

	public function testHeadingsSkipNoLevelAndNumbersAreNone(): void {
		$demo = new DemoFiles();
		foreach ($demo->findAllLanguages() as $language) {
			foreach ($demo->findAllPages($language) as $page) {
				// The title of the page.
				$before = 1;
				foreach (LayoutWidgets::inOrder($page->document(0, null)->layout()) as $widget) {
					foreach (self::headingsOf($widget) as [$level, $words]) {
						self::assertLessThanOrEqual($before + 1, $level, "$page->path: $words");
						self::assertDoesNotMatchRegularExpression('/^[0-9]+$/', $words, $page->path);
						$before = $level;
					}
				}
			}
		}
	}

	/** @return list<array{int, string}> level and words, as the widgets of the client show them */
	private static function headingsOf(\stdClass $widget): array {
		$text = static fn (string $name): string => is_string($widget->{$name} ?? null) ? $widget->{$name} : '';
		if (($widget->type ?? null) === 'heading') {
			return [[is_int($widget->level ?? null) ? $widget->level : 2, $text('content')]];
		}
		if (($widget->type ?? null) === 'text') {
			preg_match_all('/^(#+) (.+)$/m', $text('content'), $found, PREG_SET_ORDER);
			return array_map(static fn (array $one): array => [strlen($one[1]), $one[2]], $found);
		}
		return $text('title') === '' ? [] : [[($widget->type ?? null) === 'section' ? 2 : 3, $text('title')]];
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
