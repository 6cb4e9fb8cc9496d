<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Page;

use OCA\IntranetApp\Service\Page\DocumentCleaner;
use OCA\IntranetApp\Shared\Html\Sanitizer;
use OCA\IntranetApp\Shared\Schema\SchemaValidator;
use PHPUnit\Framework\TestCase;

final class DocumentCleanerTest extends TestCase {
	public function testHtmlIsThatOfPages(): void {
		$html = '<h2 onclick="a">x</h2><p><mark>y</mark></p><table><tr><td>z</td></tr></table><script>b</script>';
		$cleaner = new DocumentCleaner(new Sanitizer(), new SchemaValidator());
		self::assertSame('<h2>x</h2><p><mark>y</mark></p><table><tr><td>z</td></tr></table>', $cleaner->html($html));
	}
}
