<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Dav;

use OCA\MetadataApp\Dav\ValueProperties;
use PHPUnit\Framework\TestCase;

final class ValuePropertiesTest extends TestCase {
	private const OURS = '{urn:metadataapp:fields}';

	public function testAFieldHasAPropertyOfItsName(): void {
		foreach (['file_gf_stage', 'a', 'x_1', 'xm', 'value'] as $field) {
			self::assertSame(self::OURS . $field, ValueProperties::of($field));
			self::assertSame([self::OURS . $field => $field], ValueProperties::among([self::OURS . $field]));
		}
	}

	public function testNamesThatXmlReservesAreMarked(): void {
		foreach (['xml', 'xml_id', 'xmlns'] as $field) {
			self::assertSame(self::OURS . "_$field", ValueProperties::of($field));
			self::assertSame(
				[self::OURS . "_$field" => $field, self::OURS . $field => null],
				ValueProperties::among([self::OURS . "_$field", self::OURS . $field]),
			);
		}
	}

	public function testEveryNameOfTheNamespaceIsOurs(): void {
		$names = ['', 'Stage', '_stage', '__xml', 'file-stage', "stage\n", 'é', 'all-values', 'all_values', str_repeat('a', 256)];
		$fields = [null, null, null, null, null, null, null, null, 'all_values', null];
		$properties = array_map(static fn (string $name): string => self::OURS . $name, $names);
		self::assertSame(array_combine($properties, $fields), ValueProperties::among($properties));
		self::assertContains(ValueProperties::ALL, $properties);
		$others = ['{DAV:}stage', '{urn:metadataapp}stage', '{urn:metadataapp:fields:x}stage', 'stage', '{http://nextcloud.org/ns}stage'];
		self::assertSame([], ValueProperties::among($others));
	}
}
