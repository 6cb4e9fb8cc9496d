<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Host;

use OCP\IUserManager;
use OCP\L10N\IFactory;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Shared\Host\Languages;

final class LanguagesTest extends TestCase {
	#[TestWith(['de', 'de'])]
	#[TestWith(['de_DE', 'de_DE'])]
	#[TestWith(['de-DE', 'de_DE'])]
	#[TestWith(['DE-AT', 'de_AT'])]
	#[TestWith(['pt_BR', 'pt_BR'])]
	#[TestWith(['es-419', 'es_419'])]
	#[TestWith(['sr@latin', 'sr@latin'])]
	#[TestWith(['', 'en'])]
	#[TestWith(['../../etc', 'en'])]
	#[TestWith(["de\n", 'en'])]
	public function testAnAccountsLanguageIsWrittenLikeTheFilesOfTheServer(string $stored, string $expected): void {
		$factory = self::createStub(IFactory::class);
		$factory->method('getUserLanguage')->willReturn($stored);

		self::assertSame($expected, (new Languages($factory, self::createStub(IUserManager::class), 'app'))->ofUser('ada'));
	}

	#[TestWith(['de_DE', 'de'])]
	#[TestWith(['sr@latin', 'sr'])]
	#[TestWith(['en', 'en'])]
	public function testTheGeneralLanguageHasNoRegionAndNoScript(string $language, string $general): void {
		self::assertSame($general, Languages::general($language));
	}
}
