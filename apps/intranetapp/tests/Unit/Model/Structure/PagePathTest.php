<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Model\Structure;

use OCA\IntranetApp\Model\Structure\PagePath;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PagePathTest extends TestCase {
	/** @return array<string, array{string, ?string}> a file and the page that it may be */
	public static function files(): array {
		return [
			'a home page' => ['en/home.json', 'en'],
			'of a language with region' => ['pt_BR/home.json', 'pt_BR'],
			'a page' => ['en/about/about.json', 'en/about'],
			'a page below' => ['en/about/team/team.json', 'en/about/team'],
			'a page whose folder was renamed' => ['en/about/old.json', 'en/about'],
			'a page called home below' => ['en/home/home.json', 'en/home'],
			'the menu' => ['en/navigation.json', null],
			'a file at the top' => ['home.json', null],
			'of no language' => ['archive/about/about.json', null],
			'too long for a language' => ['engl/home.json', null],
			'in a media folder' => ['en/about/_media/about.json', null],
			'in a hidden folder' => ['en/.trash/a/a.json', null],
			'in a folder of templates' => ['en/_templates/a/a.json', null],
			'hidden' => ['en/about/.about.json', null],
			'no JSON' => ['en/about/about.txt', null],
		];
	}

	#[DataProvider('files')]
	public function testKnowsPagesByTheirPlace(string $file, ?string $page): void {
		self::assertSame($page, PagePath::ofFile($file));
	}

	public function testKnowsWhichFileMakesAFolderAPage(): void {
		self::assertSame(['home.json', 'team.json'], [PagePath::ownFile('en'), PagePath::ownFile('en/about/team')]);
	}

	public function testKnowsThePathsAbove(): void {
		self::assertSame(['en', 'en/a', 'en/a/b'], PagePath::above('en/a/b/c'));
		self::assertSame([], PagePath::above('en'));
	}
}
