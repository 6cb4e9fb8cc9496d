<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Cost;

use OCA\WizardApp\Model\SelectorSyntax;
use OCA\WizardApp\Model\StepsFile;
use OCA\WizardApp\Service\Step\StepCleaner;
use OCA\WizardApp\Shared\Contract\Routes;
use OCA\WizardApp\Shared\Exception\Invalid;
use OCA\WizardApp\Shared\Html\Sanitizer;
use Shared\Tests\Cost\CostTestCase;
use Shared\Tests\Cost\Patterns;

final class CostTest extends CostTestCase {
	private const FILE = 2_000_000;

	#[\Override]
	public static function readers(): iterable {
		yield 'selector' => [SelectorSyntax::isValid(...), self::FILE];
		yield 'selector after an element' => [static fn (string $text): bool => SelectorSyntax::isValid("a$text"), self::FILE];
		yield 'steps file, any text' => [self::read(...), self::FILE];
		yield 'steps file' => [self::read(...), self::FILE, self::files()];
		yield from Patterns::readers(Routes::ROUTES);
	}

	private static function read(string $bytes): void {
		try {
			(new StepCleaner(new Sanitizer()))->cleanAll(StepsFile::parse($bytes)->steps, '');
		} catch (Invalid) {
			// Refusing it must not take long either.
		}
	}

	/** @return array<string, \Closure(int): string> */
	private static function files(): array {
		$shapes = [];
		foreach ([
			'{}', '1', '[]', '{"id":1}', '{"title":"a","text":"b"}', '{"title":"<b","text":"<b"}', '{"attachTo":{"element":"a"}}',
		] as $step) {
			$shapes["steps $step"] = static fn (int $bytes): string =>
				'[' . substr(str_repeat("$step,", max(1, intdiv($bytes, strlen($step) + 1))), 0, -1) . ']';
		}
		return $shapes;
	}
}
