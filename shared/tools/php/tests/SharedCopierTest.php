<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Tools\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Tools\SharedCopier;

final class SharedCopierTest extends TestCase {
	/** @return iterable<string, array{string, string}> */
	public static function lines(): iterable {
		yield 'namespace' => ['namespace Shared\Http;', 'namespace OCA\NotesApp\Shared\Http;'];
		yield 'the root itself' => ['namespace Shared;', 'namespace OCA\NotesApp\Shared;'];
		yield 'import' => ['use Shared\Clock;', 'use OCA\NotesApp\Shared\Clock;'];
		yield 'import of a scoped library' => [
			'use Vendor\HTMLPurifier\HTMLPurifier as P;',
			'use OCA\NotesApp\Vendor\HTMLPurifier\HTMLPurifier as P;',
		];
		yield 'group' => ['use Shared\Http\{Json, Input};', 'use OCA\NotesApp\Shared\Http\{Json, Input};'];
		yield 'full name' => ['$a = new \Shared\SystemClock();', '$a = new \OCA\NotesApp\Shared\SystemClock();'];
		yield 'others stay' => ['use OCP\Shared\Thing; $a = new SharedThing();', 'use OCP\Shared\Thing; $a = new SharedThing();'];
		yield 'a name of the same file stays' => ['$a = new Clock(); $b = Http\Json::class;', '$a = new Clock(); $b = Http\Json::class;'];
		yield 'text stays' => ['$a = "Shared with you"; // Shared calendars', '$a = "Shared with you"; // Shared calendars'];
	}

	#[DataProvider('lines')]
	public function testTheRootsBecomeTheAppsOwn(string $line, string $expected): void {
		self::assertSame(
			"<?php\n// Copied from shared/php; do not edit.\n\n$expected\n",
			(new SharedCopier('OCA\NotesApp'))->rewrite("<?php\n\n$line\n", 'a.php'),
		);
	}

	/** @return iterable<string, array{string}> */
	public static function leftOvers(): iterable {
		yield 'string' => ['$a = \'Shared\\\\Clock\';'];
		yield 'string with one backslash' => ['$a = "Shared\Clock";'];
		yield 'interpolated' => ['$a = "\\\\Vendor\\\\{$b}";'];
		yield 'doc comment' => ['/** @see \Shared\Clock */'];
	}

	#[DataProvider('leftOvers')]
	public function testARootThatCannotBeFollowedIsRefused(string $line): void {
		$this->expectException(\RuntimeException::class);
		$this->expectExceptionMessage('a.php:3');
		(new SharedCopier('OCA\NotesApp'))->rewrite("<?php\n\n$line\n", 'a.php');
	}
}
