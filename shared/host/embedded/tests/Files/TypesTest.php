<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Files;

use Host\Files\Types\MimeDetector;
use OCP\Files\IMimeTypeLoader;

/** Types that apps bring. */
final class TypesTest extends FilesTestCase {
	public function testNewFilesHaveThem(): void {
		$types = $this->get(MimeDetector::class);
		$types->registerType('party', 'application/x-party');
		self::assertSame(['application/x-party', null], $types->getAllMappings()['party']);
		self::assertSame('application/x-party', $types->getSecureMimeType('application/x-party'));
		self::assertSame('application/x-party', $this->home->newFile('a.Party', 'x')->getMimetype());
		self::assertSame('application/pdf', $this->home->newFile('a.pdf', 'x')->getMimetype());
	}

	public function testFilesThatAreThereGetThemWhenTold(): void {
		$this->home->newFile('a.Party', 'x');
		$this->home->newFile('b.pdf', 'x');
		$this->home->newFolder('c.party');
		$loader = $this->get(IMimeTypeLoader::class);
		self::assertSame(1, $loader->updateFilecache('party', $loader->getId('application/x-party')));
		self::assertSame(0, $loader->updateFilecache('party', $loader->getId('application/x-party')));
		self::assertNotSame($loader->getId('application/x-party'), $loader->getId('application/pdf'));
		$this->nextRequest();
		$types = array_map(fn (string $name): string => $this->home->get($name)->getMimetype(), ['a.Party', 'b.pdf', 'c.party']);
		self::assertSame(['application/x-party', 'application/pdf', 'httpd/unix-directory'], $types);
	}
}
