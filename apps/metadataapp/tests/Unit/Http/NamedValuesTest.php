<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Http;

use OCA\MetadataApp\Http\NamedValues;
use OCA\MetadataApp\Shared\Schema\Problem;
use PHPUnit\Framework\TestCase;

final class NamedValuesTest extends TestCase {
	public function testNamesFieldsAndKeepsWhereTheyWereSent(): void {
		$problems = [
			Problem::saying('/metadata/due', 'not_a_date', new \stdClass(), 'Enter a date.'),
			Problem::saying('/field_name', 'bad_name', new \stdClass(), 'Use other letters.'),
			Problem::of('/metadata', 'required', true),
		];
		$body = (new NamedValues())->body(400, 'invalid_value', 'Enter a date.', '/metadata/due', ['errors' => $problems]);
		self::assertSame('Validation failed', $body['error']);
		self::assertSame(
			['due' => 'Enter a date.', 'field_name' => 'Use other letters.', 'metadata' => '/metadata is missing.'],
			$body['fields'] ?? null,
		);
		self::assertSame($problems, $body['errors'] ?? null);
	}

	public function testOtherRefusalsSayTheirSentence(): void {
		self::assertSame(
			['error' => 'File is not in a team folder', 'reason' => 'not_in_team_folder', 'errorId' => 'x'],
			(new NamedValues())->body(404, 'not_in_team_folder', 'File is not in a team folder', null, ['errorId' => 'x']),
		);
	}
}
