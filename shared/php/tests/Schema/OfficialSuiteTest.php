<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Schema;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shared\Schema\SchemaValidator;

/**
 * The official JSON-Schema-Test-Suite, for the keywords that the contract uses.
 *
 * The npm package contains drafts up to 4 and always runs. Debian's package `json-schema-test-suite` contains draft
 * 7, and `JSON_SCHEMA_TEST_SUITE` may point to a checkout with 2020-12; each runs when present.
 */
final class OfficialSuiteTest extends TestCase {
	private const KEYWORDS = ['type', 'required', 'properties', 'additionalProperties', 'patternProperties', 'items', 'enum', 'const',
		'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'pattern', 'anyOf', 'boolean_schema'];
	private const FORMATS = ['date', 'time', 'date-time', 'email', 'uri', 'uuid'];
	/** Cases where an older draft differs from 2020-12, or where we differ on purpose. */
	private const DIFFERENT = [
		'a float with zero fractional part' => '1.0 is an integer since draft 6',
		'a float is not an integer even without fractional part' => '1.0 is an integer since draft 6',
		'a quoted string with a space in the local part is valid' => 'PHP refuses it, and no mail server gives such an address',
	];

	/** @return iterable<string, array{string, list<string>}> */
	public static function suites(): iterable {
		$root = dirname(__DIR__, 4);
		yield 'npm package, draft 4' => ["$root/node_modules/json-schema-test-suite/tests/draft4", self::KEYWORDS];
		yield 'Debian package json-schema-test-suite, draft 7' => ['/usr/share/json-schema-test-suite/tests/draft7', self::KEYWORDS];
		$checkout = getenv('JSON_SCHEMA_TEST_SUITE');
		if (is_string($checkout) && $checkout !== '') {
			yield 'JSON_SCHEMA_TEST_SUITE, 2020-12' => ["$checkout/tests/draft2020-12", self::KEYWORDS];
			yield 'JSON_SCHEMA_TEST_SUITE, 2020-12, formats' => ["$checkout/tests/draft2020-12/optional/format", self::FORMATS];
		}
	}

	/** @param list<string> $files */
	#[DataProvider('suites')]
	public function testEveryVerdictOfTheSuiteIsOurs(string $folder, array $files): void {
		if (!is_dir($folder)) {
			self::markTestSkipped("$folder is not here");
		}
		$wrong = [];
		$checked = 0;
		foreach ($files as $file) {
			foreach (self::cases("$folder/$file.json") as [$name, $schema, $data, $isValid]) {
				try {
					$fits = (new SchemaValidator())->validate($data, $schema) === [];
				} catch (\LogicException) {
					continue; // A keyword outside the subset is used next to ours.
				}
				$checked++;
				if ($fits !== $isValid) {
					$wrong[] = "$file: $name";
				}
			}
		}
		self::assertGreaterThan(50, $checked);
		self::assertSame([], $wrong, "of $checked");
	}

	/** @return iterable<array{string, array<array-key, mixed>|bool, mixed, bool}> */
	private static function cases(string $path): iterable {
		if (!is_file($path)) {
			return; // const and boolean schemas were added after draft 4
		}
		/**
		 * @var list<object{description: string, schema: mixed, tests: list<object{description: string, data: mixed, valid: bool}>}> $groups
		 */
		$groups = json_decode((string)file_get_contents($path), false, 512, JSON_THROW_ON_ERROR);
		foreach ($groups as $group) {
			$schema = self::asPhp($group->schema);
			foreach ($group->tests as $test) {
				if (!isset(self::DIFFERENT[$test->description]) && (is_array($schema) || is_bool($schema))) {
					yield ["$group->description: $test->description", $schema, $test->data, $test->valid];
				}
			}
		}
	}

	/** A schema as written by the generator; const and enum values keep `{}` distinct from `[]`. */
	private static function asPhp(mixed $schema): mixed {
		if (!$schema instanceof \stdClass) {
			return is_array($schema) ? array_map(self::asPhp(...), $schema) : $schema;
		}
		$members = [];
		foreach (get_object_vars($schema) as $keyword => $value) {
			if ($keyword !== '$schema') {
				$members[$keyword] = in_array($keyword, ['const', 'enum'], true) ? $value : self::asPhp($value);
			}
		}
		return $members;
	}
}
