<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Failure;

use PHPUnit\Framework\TestCase;
use Shared\Http\Failure\EnvelopedFailure;
use Shared\Schema\Problem;

final class EnvelopedFailureTest extends TestCase {
	public function testARefusalHasItsSentence(): void {
		$body = (new EnvelopedFailure())->body(404, 'unknown_file', 'File is not in a team folder', null, []);
		self::assertSame(['error' => 'File is not in a team folder', 'reason' => 'unknown_file'], $body);
	}

	public function testProblemsAreNamedByTheirFields(): void {
		$problems = [
			Problem::of('/title', 'type', 'string'),
			Problem::of('/title', 'maxLength', 3),
			Problem::of('/query/file_ids', 'pattern', '^x'),
			Problem::of('/a~1b/0', 'type', 'string'),
			Problem::of('', 'type', 'object'),
		];
		$body = (new EnvelopedFailure())->body(400, 'invalid_input', 'text', '/title', ['errors' => $problems]);
		self::assertSame(['Validation failed', 'invalid_input', $problems], [$body['error'], $body['reason'], $body['errors']]);
		self::assertIsArray($body['fields']);
		self::assertSame(['title', 'file_ids', 'a/b'], array_keys($body['fields']));
		self::assertSame($problems[0]->message(), $body['fields']['title']);
	}
}
