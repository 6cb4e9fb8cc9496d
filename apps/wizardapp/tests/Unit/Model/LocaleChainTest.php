<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Model;

use OCA\WizardApp\Model\LocaleChain;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class LocaleChainTest extends TestCase {
	/** @return array<string, array{string, list<string>, ?string}> */
	public static function chains(): array {
		return [
			'exact wins over parent and sibling' => ['pt_BR', ['pt', 'pt_PT', 'pt_BR'], 'pt_BR'],
			'parent wins over sibling' => ['de_AT', ['de_DE', 'de'], 'de'],
			'any sibling, the first by code' => ['pt_AO', ['pt_PT', 'pt_BR'], 'pt_BR'],
			'a language without region is served by a region' => ['zh', ['zh_TW', 'zh_CN'], 'zh_CN'],
			'a script is a relative too' => ['sr@latin', ['sr'], 'sr'],
			'separator and case do not matter' => ['pt-br', ['pt_BR'], 'pt_BR'],
			'a longer code is no relative' => ['de', ['den', 'de_DE'], 'de_DE'],
			'nothing related' => ['nl', ['en', 'de'], null],
			'nothing at all' => ['nl', [], null],
		];
	}

	/** @param list<string> $available */
	#[DataProvider('chains')]
	public function testFindsTheNearestLanguage(string $wanted, array $available, ?string $expected): void {
		self::assertSame($expected, LocaleChain::find($wanted, $available));
	}

	public function testAnOwnListOfARelativeComesBeforeABuiltInOne(): void {
		self::assertSame(['language' => 'de', 'isDefault' => false], LocaleChain::resolve('de_AT', ['de'], ['de', 'de_AT', 'en']));
		self::assertSame(['language' => 'pt_BR', 'isDefault' => false], LocaleChain::resolve('pt_PT', ['pt_BR'], ['pt_PT', 'en']));
	}

	public function testABuiltInListComesBeforeOwnEnglish(): void {
		self::assertSame(['language' => 'nl', 'isDefault' => true], LocaleChain::resolve('nl', ['en'], ['en', 'nl']));
	}

	public function testEnglishIsLastOwnThenBuiltIn(): void {
		self::assertSame(['language' => 'en', 'isDefault' => false], LocaleChain::resolve('xx', ['en'], ['en']));
		self::assertSame(['language' => 'en', 'isDefault' => true], LocaleChain::resolve('xx', ['fr'], ['en']));
	}
}
