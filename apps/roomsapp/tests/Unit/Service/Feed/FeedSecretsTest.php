<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Feed;

use OCA\RoomsApp\Host\FeedAddresses;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Feed\FeedRepository;
use OCA\RoomsApp\Service\Feed\FeedSecrets;
use OCA\RoomsApp\Tests\Unit\Fake\TwoRoomsTestCase;
use OCP\IURLGenerator;
use OCP\Security\ICrypto;
use PHPUnit\Framework\Attributes\DataProvider;
use Psr\Log\LoggerInterface;

final class FeedSecretsTest extends TwoRoomsTestCase {
	private FeedSecrets $feeds;
	/** @var list<string> */
	private array $logged = [];

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$urls = self::createStub(IURLGenerator::class);
		$urls->method('linkToRouteAbsolute')->willReturnCallback(static function (string $route, array $values): string {
			self::assertSame('roomsapp.publicFeed.subscribe', $route);
			[$id, $secret] = [$values['id'] ?? null, $values['secret'] ?? null];
			self::assertTrue(is_string($id) && is_string($secret));
			return "https://cloud.example/nc/index.php/apps/roomsapp/api/v1/rooms/$id/feed/$secret/calendar.ics";
		});
		$logger = self::createStub(LoggerInterface::class);
		$logger->method('warning')->willReturnCallback(function (string $message): void {
			$this->logged[] = $message;
		});
		$this->feeds = new FeedSecrets(
			new FeedRepository($this->connection),
			new FeedAddresses($urls),
			$this->instance->get(ICrypto::class),
			$logger,
		);
	}

	private function blue(): Room {
		return $this->rooms->find('blue');
	}

	private static function secret(?string $url): string {
		$pattern = '#^https://cloud\.example/nc/index\.php/apps/roomsapp/api/v1/rooms/blue/feed/(rmf_[0-9A-Za-z]{40})/calendar\.ics$#D';
		self::assertMatchesRegularExpression($pattern, (string)$url);
		return preg_replace($pattern, '$1', (string)$url) ?? '';
	}

	/** @return iterable<string, array{array{action?: 'enable'|'rotate'}}> */
	public static function openings(): iterable {
		yield 'enable' => [['action' => 'enable']];
		yield 'rotate' => [['action' => 'rotate']];
		yield 'nothing said' => [[]];
	}

	/** @param array{action?: 'enable'|'rotate'} $sent */
	#[DataProvider('openings')]
	public function testEachTimeTheFeedHasANewAddressAndTheFormerOneIsClosed(array $sent): void {
		self::assertSame([false, null], [$this->blue()->hasFeed, $this->feeds->ofRoom($this->blue())]);
		$first = self::secret($this->feeds->change('blue', $sent)['feedUrl']);
		self::assertTrue($this->feeds->opens('blue', $first));
		$second = self::secret($this->feeds->change('blue', $sent)['feedUrl']);
		self::assertSame([false, true], [$this->feeds->opens('blue', $first), $this->feeds->opens('blue', $second)]);
		self::assertSame([true, $second], [$this->blue()->hasFeed, self::secret($this->feeds->ofRoom($this->blue()))]);
	}

	public function testWhatIsStoredOpensNothing(): void {
		$secret = self::secret($this->feeds->change('blue', [])['feedUrl']);
		$row = $this->database->rows('SELECT feed_hash, feed_secret FROM oc_roomsapp_rooms WHERE id = \'blue\'')[0];
		self::assertStringNotContainsString(substr($secret, 4), implode(' ', array_map(strval(...), array_filter($row, is_string(...)))));
		foreach ($row as $stored) {
			self::assertFalse($this->feeds->opens('blue', is_string($stored) ? $stored : ''));
		}
	}

	public function testASecretOpensTheFeedOfItsRoomOnly(): void {
		$secret = self::secret($this->feeds->change('blue', [])['feedUrl']);
		$this->feeds->change('red', []);
		self::assertSame(
			[true, false, false, false, false],
			array_map(fn (array $call): bool => $this->feeds->opens(...$call), [
				['blue', $secret], ['red', $secret], ['green', $secret], ['blue', "$secret "], ['blue', ''],
			]),
		);
	}

	public function testADisabledFeedHasNoSecret(): void {
		$secret = self::secret($this->feeds->change('blue', [])['feedUrl']);
		self::assertSame(['feedEnabled' => false, 'feedUrl' => null], $this->feeds->change('blue', ['action' => 'disable']));
		self::assertSame([false, false, null], [
			$this->feeds->opens('blue', $secret), $this->blue()->hasFeed, $this->feeds->ofRoom($this->blue()),
		]);
		$this->feeds->change('blue', ['action' => 'disable']);
		self::assertSame(
			[['feed_hash' => null, 'feed_secret' => null]],
			$this->database->rows('SELECT feed_hash, feed_secret FROM oc_roomsapp_rooms WHERE id = \'blue\''),
		);
		self::assertFalse($this->feeds->opens('blue', $secret));
	}

	public function testASecretThatCannotBeDecryptedIsNotShownAndStillOpens(): void {
		$secret = self::secret($this->feeds->change('blue', [])['feedUrl']);
		$this->database->run('UPDATE oc_roomsapp_rooms SET feed_secret = \'damaged\'');
		self::assertNull($this->feeds->ofRoom($this->blue()));
		self::assertTrue($this->feeds->opens('blue', $secret));
		self::assertSame(['The address of the feed of room {room} cannot be decrypted'], $this->logged);
	}

	public function testSavingTheRoomKeepsItsFeed(): void {
		$secret = self::secret($this->feeds->change('blue', [])['feedUrl']);
		$this->rooms->save($this->blue());
		self::assertTrue($this->feeds->opens('blue', $secret));
	}
}
