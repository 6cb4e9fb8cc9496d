<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\File;

use OCA\MetadataApp\Listener\FillCopies;
use OCA\MetadataApp\Repository\Backup\Gate;
use OCA\MetadataApp\Repository\File\CopiedFiles;
use OCA\MetadataApp\Repository\File\TeamFolderFiles;
use OCA\MetadataApp\Service\File\Copies;
use OCP\Files\Events\Node\NodeCopiedEvent;
use OCP\Files\File;
use OCP\IUserSession;
use PHPUnit\Framework\TestCase;
use Psr\Log\LoggerInterface;

final class FillCopiesTest extends TestCase {
	public function testAFileIsCopiedAllTheSameWhileABackupIsRestored(): void {
		$files = self::createStub(TeamFolderFiles::class);
		$files->method('findFolderIdOfOrNull')->willReturn(5);
		$copies = self::createStub(Copies::class);
		$copies->method('fill')->willThrowException(Gate::refusal());
		$logger = $this->createMock(LoggerInterface::class);
		$logger->expects(self::once())->method('warning');
		$listener = new FillCopies($files, self::createStub(CopiedFiles::class), $copies, self::createStub(IUserSession::class), $logger);
		$listener->handle(new NodeCopiedEvent(self::createStub(File::class), self::createStub(File::class)));
	}
}
