<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Rules;

use OCA\FormsApp\Model\Values\Json;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class VectorsTest extends TestCase {
	/** @return iterable<string, array{\stdClass}> */
	public static function vectors(): iterable {
		$text = (string)file_get_contents(dirname(__DIR__, 3) . '/fixtures/rules/vectors.json');
		$vectors = json_decode($text, false, 64, JSON_THROW_ON_ERROR);
		foreach (is_array($vectors) ? $vectors : [] as $vector) {
			if ($vector instanceof \stdClass && is_string($vector->name)) {
				yield $vector->name => [$vector];
			}
		}
	}

	#[DataProvider('vectors')]
	public function testTheServerSaysWhatTheBrowserSays(\stdClass $vector): void {
		$outcome = Outcome::of($vector);
		$stored = (array)($outcome['stored'] ?? []);
		if ($stored !== []) {
			$outcome += ['questions' => $stored['questions'], 'storedPages' => $stored['pages'], 'nextQuestion' => $stored['nextQuestion']];
		}
		$expected = (array)$vector->expected;
		$said = array_intersect_key($outcome, $expected);
		self::assertSame(Json::canonical((object)$expected), Json::canonical((object)$said));
	}

	public function testThereAreMany(): void {
		self::assertGreaterThan(350, iterator_count(self::vectors()));
	}
}
