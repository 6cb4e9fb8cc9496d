<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Notifications;

use Host\Accounts\Users\Users;
use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Kernel;
use Host\Config\Config;
use Host\Notifications\Inbox;
use Host\Notifications\NotificationManager;
use Host\Tests\AppFramework\InstanceTestCase;
use OCP\Notification\IncompleteNotificationException;
use OCP\Notification\INotification;
use OCP\Notification\INotifier;

final class NotificationManagerTest extends InstanceTestCase {
	private ?Kernel $kernel = null;

	public function testKeepsWhatAnAppSaysForItsReader(): void {
		$this->host();
		$this->tell('anna', 'say', ['page' => ['é', 1]]);
		$this->tell('ben', 'say');
		$notification = $this->manager()->createNotification()
			->setApp('app')
			->setUser('anna')
			->setDateTime(new \DateTime('2026-01-02T03:04:05+02:00'))
			->setObject('page', '7')
			->setSubject('moved')
			->setMessage('from', ['a' => 'b'])
			->setLink('https://a.example/7')
			->setIcon('https://a.example/7.svg');
		$this->manager()->notify($notification);
		$found = array_values($this->inbox()->of('anna'));
		self::assertSame(['moved', 'say'], array_map(static fn (INotification $one): string => $one->getSubject(), $found));
		self::assertEquals($notification, $found[0]);
		self::assertSame(['page' => ['é', 1]], $found[1]->getSubjectParameters());
	}

	public function testRefusesWhatLacksSomething(): void {
		$this->host();
		$this->expectException(IncompleteNotificationException::class);
		$this->manager()->notify($this->manager()->createNotification()->setApp('app')->setUser('anna'));
	}

	public function testShowsItInTheLanguageOfItsReader(): void {
		$this->host(ObedientNotifier::class);
		self::assertSame('de: ["x"]', $this->prepared('say', ['x'], 'de')?->getParsedSubject());
	}

	public function testAsksEveryNotifier(): void {
		$this->host(ObedientNotifier::class, LateNotifier::class);
		self::assertSame('en: []!', $this->prepared('say')?->getParsedSubject());
		self::assertSame('!', $this->prepared('unknown')?->getParsedSubject());
		self::assertSame('!', $this->prepared('old')?->getParsedSubject());
		self::assertSame(
			[ObedientNotifier::class . ' must throw UnknownNotificationException for what it does not know'],
			array_column($this->logged(), 'message'),
		);
	}

	public function testLeavesOutWhatNobodyPutsIntoWordsAndKeepsIt(): void {
		$this->host(ObedientNotifier::class, LateNotifier::class);
		self::assertNull($this->prepared('wordless'));
		self::assertCount(1, $this->inbox()->of('anna'));
	}

	public function testLeavesOutWhatNobodyKnowsAndKeepsIt(): void {
		$this->host(ObedientNotifier::class);
		self::assertNull($this->prepared('unknown'));
		self::assertCount(1, $this->inbox()->of('anna'));
	}

	public function testDeletesWhatIsNeededNoLonger(): void {
		$this->host(ObedientNotifier::class);
		$this->tell('anna', 'say');
		$this->tell('ben', 'done');
		self::assertNull($this->prepared('done'));
		self::assertSame(
			['say'],
			array_map(static fn (INotification $one): string => $one->getSubject(), array_values($this->inbox()->of('anna'))),
		);
		self::assertCount(1, $this->inbox()->of('ben'));
	}

	public function testTakesBackWhatAgreesWithAllThatIsGiven(): void {
		$this->host();
		foreach (['anna', 'ben'] as $user) {
			foreach (['say', 'done'] as $subject) {
				$this->tell($user, $subject);
			}
		}
		$like = fn (): INotification => $this->manager()->createNotification()->setApp('app')->setSubject('say');
		self::assertSame(2, $this->manager()->getCount($like()));
		$this->manager()->markProcessed($like()->setUser('ben'));
		$this->manager()->markProcessed($like()->setObject('page', '2'));
		$this->manager()->markProcessed($like()->setApp('other'));
		self::assertSame(1, $this->manager()->getCount($like()));
		$this->manager()->markProcessed($like()->setObject('page', '1'));
		self::assertSame(0, $this->manager()->getCount($like()));
		self::assertSame(2, $this->manager()->getCount($this->manager()->createNotification()));
	}

	public function testNobodyInheritsTheNotificationsOfADeletedAccount(): void {
		$users = $this->host()->get(Users::class);
		$user = $users->createUser('anna', 'a good password');
		$this->tell('anna', 'say');
		$user->delete();
		self::assertSame([], $this->inbox()->of('anna'));
	}

	/**
	 * A host with one app.
	 *
	 * @param class-string<INotifier> ...$notifiers
	 */
	private function host(string ...$notifiers): Kernel {
		$id = 'app' . bin2hex(random_bytes(4));
		$directory = $this->folder() . "/$id";
		foreach (['appinfo', 'lib/AppInfo'] as $folder) {
			mkdir("$directory/$folder", recursive: true);
		}
		file_put_contents(
			"$directory/appinfo/info.xml",
			"<?xml version=\"1.0\"?><info><id>$id</id><version>1.0.0</version><namespace>$id</namespace></info>",
		);
		$register = implode('', array_map(
			static fn (string $class): string => "\$context->registerNotifierService('$class');",
			$notifiers,
		));
		file_put_contents("$directory/lib/AppInfo/Application.php", "<?php
			namespace OCA\\$id\\AppInfo;
			class Application extends \\OCP\\AppFramework\\App implements \\OCP\\AppFramework\\Bootstrap\\IBootstrap {
				public function __construct() { parent::__construct('$id'); }
				public function register(\\OCP\\AppFramework\\Bootstrap\\IRegistrationContext \$context): void { $register }
				public function boot(\\OCP\\AppFramework\\Bootstrap\\IBootContext \$context): void {}
			}");
		$this->kernel = $this->kernel([], [$directory]);
		$this->kernel->get(Config::class)->setAppValue($id, 'enabled', 'yes');
		$this->kernel->get(AppManager::class)->boot();
		return $this->kernel;
	}

	private function manager(): NotificationManager {
		return ($this->kernel ?? $this->host())->get(NotificationManager::class);
	}

	private function inbox(): Inbox {
		return ($this->kernel ?? $this->host())->get(Inbox::class);
	}

	/** @param array<array-key, mixed> $parameters */
	private function tell(string $user, string $subject, array $parameters = []): void {
		$this->manager()->notify(
			$this->manager()->createNotification()
				->setApp('app')
				->setUser($user)
				->setDateTime(new \DateTime('2026-01-02T03:04:05Z'))
				->setObject('page', '1')
				->setSubject($subject, $parameters),
		);
	}

	/** @param array<array-key, mixed> $parameters */
	private function prepared(string $subject, array $parameters = [], string $language = 'en'): ?INotification {
		$this->tell('anna', $subject, $parameters);
		$newest = array_values($this->inbox()->of('anna'))[0] ?? self::fail('It is not stored');
		return $this->manager()->prepared($newest, $language);
	}
}
