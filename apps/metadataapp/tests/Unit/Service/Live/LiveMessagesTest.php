<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Live;

use OCA\MetadataApp\Event\CellLocked;
use OCA\MetadataApp\Event\CellUnlocked;
use OCA\MetadataApp\Event\FilesChanged;
use OCA\MetadataApp\Event\ValuesChanged;
use OCA\MetadataApp\Host\PushQueue;
use OCA\MetadataApp\Listener\TellOthers;
use OCA\MetadataApp\Service\Live\LiveMessages;
use OCA\MetadataApp\Shared\IsoTime;
use OCA\MetadataApp\Tests\Unit\Fake\PushStandIn;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;
use OCP\EventDispatcher\Event;
use Psr\Container\ContainerInterface;
use Psr\Log\LoggerInterface;
use Psr\Log\NullLogger;

final class LiveMessagesTest extends ServicesTestCase {
	public function testThoseWhoAreThereAndReadTheFileHearOfIt(): void {
		$queue = PushStandIn::install();
		$this->members['mia'] = [self::DOCS => self::WRITE];
		foreach (['will', 'rita', 'mia'] as $user) {
			$this->presenceService()->enter($user, self::DOCS);
		}
		// Whoever is there and may no longer read the file hears nothing, nor who is elsewhere.
		unset($this->members['mia']);
		$this->presenceService()->enter('will', self::ARCHIVE);
		$this->tell(new ValuesChanged(self::DOCS, 7, ['status', 'owner'], 'will'), $queue);
		$this->tell(new CellLocked(self::DOCS, 8, 'status', 'will', self::NOW + 30), $queue);
		$this->tell(new CellUnlocked(self::DOCS, 8, 'status', 'will'), $queue);
		$expected = [];
		$messages = [
			['metadataapp_changed', ['gfId' => 5, 'fileId' => 7, 'fieldNames' => ['status', 'owner']]],
			['metadataapp_locked', [
				'gfId' => 5, 'fileId' => 8, 'fieldName' => 'status', 'userId' => 'will', 'until' => IsoTime::of(self::NOW + 30),
			]],
			['metadataapp_unlocked', ['gfId' => 5, 'fileId' => 8, 'fieldName' => 'status']],
		];
		foreach ($messages as [$message, $body]) {
			foreach (['rita', 'will'] as $user) {
				$expected[] = ['notify_custom', ['user' => $user, 'message' => $message, 'body' => $body]];
			}
		}
		self::assertSame($expected, $queue->pushed);
	}

	public function testManyFilesAreOneMessageToEach(): void {
		$queue = PushStandIn::install();
		foreach (['will', 'rita', 'mia'] as $user) {
			$this->members[$user] ??= [self::DOCS => self::WRITE];
			$this->presenceService()->enter($user, self::DOCS);
		}
		unset($this->members['mia']);
		$this->tell(new ValuesChanged(self::DOCS, 7, ['status'], 'will', true), $queue);
		self::assertSame([], $queue->pushed);
		$this->tell(new FilesChanged(self::DOCS, [8 => ['owner'], 7 => ['status'], 404 => ['status']], 'will'), $queue);
		$this->tell(new FilesChanged(self::DOCS, [404 => ['status'], 8 => ['owner']], 'will'), $queue);
		$pushed = [];
		foreach ([['fileIds' => [8, 7]], ['fileId' => 8, 'fieldNames' => ['owner']]] as $what) {
			foreach (['rita', 'will'] as $user) {
				$body = ['gfId' => self::DOCS, ...$what];
				$pushed[] = ['notify_custom', ['user' => $user, 'message' => 'metadataapp_changed', 'body' => $body]];
			}
		}
		self::assertSame($pushed, $queue->pushed);
	}

	public function testAQueueThatFailsIsLoggedAndFailsNothingElse(): void {
		PushStandIn::install();
		$logger = $this->createMock(LoggerInterface::class);
		$logger->expects(self::exactly(2))->method('warning');
		$this->presenceService()->enter('will', self::DOCS);
		$this->tell(new CellUnlocked(self::DOCS, 8, 'status', 'will'), null, $logger);
		$this->tell(new CellUnlocked(self::DOCS, 8, 'status', 'will'), new \stdClass(), $logger);
		// Nobody is there.
		$this->tell(new CellUnlocked(self::ARCHIVE, 9, 'status', 'will'), null, $logger);
	}

	/** @param ?object $queue null where the container has none */
	private function tell(Event $event, ?object $queue, LoggerInterface $logger = new NullLogger()): void {
		$services = self::createStub(ContainerInterface::class);
		if ($queue === null) {
			$services->method('get')->willThrowException(new \RuntimeException('no connection'));
		} else {
			$services->method('get')->willReturn($queue);
		}
		$messages = new LiveMessages(new PushQueue($services, $logger), $this->presenceService(), $this->files());
		(new TellOthers($messages))->handle($event);
	}
}
