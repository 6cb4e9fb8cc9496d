<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

use Host\Console\Apps\LoggedOutput;
use Host\Database\Schema;
use Host\Tests\Database\DatabaseTestCase;
use OCA\RoomsApp\AppInfo\Application;
use OCA\RoomsApp\Migration\Version000100Date20261124100000;
use OCA\RoomsApp\Migration\Version000100Date20261124110000;
use OCA\RoomsApp\Migration\Version000100Date20261124120000;
use OCA\RoomsApp\Migration\Version000100Date20261124130000;
use OCA\RoomsApp\Migration\Version000100Date20261124141500;
use OCA\RoomsApp\Migration\Version000100Date20261125160000;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Access\PermissionRepository;
use OCA\RoomsApp\Repository\Extsync\EventLinkRepository;
use OCA\RoomsApp\Repository\Group\RoomGroupRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Access\PermissionService;
use OCA\RoomsApp\Service\Access\Restrictions;
use OCA\RoomsApp\Service\Access\Roles;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Service\Extsync\SyncQueue;
use OCA\RoomsApp\Service\Group\RoomGroupService;
use OCA\RoomsApp\Service\Room\FeedLinks;
use OCA\RoomsApp\Service\Room\RoomAnswers;
use OCA\RoomsApp\Service\Room\RoomChecker;
use OCA\RoomsApp\Service\Room\RoomService;
use OCA\RoomsApp\Service\Room\RoomWriter;
use OCA\RoomsApp\Service\Room\SmtpSettings;
use OCA\RoomsApp\Shared\Db\OutboxTable;
use OCA\RoomsApp\Shared\Db\TokenTable;
use OCA\RoomsApp\Shared\Db\Transaction;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Host\Accounts;
use OCA\RoomsApp\Shared\Outbox\Outbox;
use OCA\RoomsApp\Shared\Token\TokenPrefix;
use OCA\RoomsApp\Shared\Token\TokenStore;
use OCP\IGroupManager;
use OCP\IUserManager;
use OCP\Security\ICrypto;
use Psr\Log\NullLogger;

/** The real repositories and services over the tables of the migration, with accounts of the embedded host. */
abstract class RoomsTestCase extends DatabaseTestCase {
	protected SetClock $clock;
	protected CountingCatalog $catalog;
	protected RoomRepository $rooms;
	protected RoomGroupRepository $groups;
	protected PermissionRepository $permissions;
	protected Accounts $accounts;
	protected TokenStore $tokenStore;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$schema = new Schema($this->connection->doctrine);
		$migrations = [
			new Version000100Date20261124100000(), new Version000100Date20261124110000(), new Version000100Date20261124120000(),
			new Version000100Date20261124130000(), new Version000100Date20261124141500(), new Version000100Date20261125160000(),
		];
		foreach ($migrations as $migration) {
			$migration->changeSchema(new LoggedOutput(new NullLogger()), static fn (): Schema => $schema, []);
		}
		$schema->apply();
		$this->clock = new SetClock();
		$this->catalog = new CountingCatalog();
		$this->rooms = new RoomRepository($this->connection);
		$this->groups = new RoomGroupRepository($this->connection);
		$this->permissions = new PermissionRepository($this->connection);
		$this->accounts = $this->instance->get(Accounts::class);
		$table = new TokenTable($this->connection, new NullLogger(), Application::APP_ID);
		$this->tokenStore = new TokenStore($table, new TokenPrefix('rma_'), $this->clock);
	}

	protected function writer(): RoomWriter {
		$smtp = new SmtpSettings($this->instance->get(ICrypto::class));
		$transaction = new Transaction($this->connection);
		$sync = $this->syncQueue();
		return new RoomWriter($this->rooms, $this->groups, new RoomChecker(), $smtp, $this->tokenStore, $transaction, $sync, $this->clock);
	}

	protected function syncQueue(): SyncQueue {
		return new SyncQueue(new Outbox(new OutboxTable($this->connection, Application::APP_ID), $this->clock), $this->clock);
	}

	protected function service(): RoomService {
		return new RoomService(
			$this->rooms,
			$this->permissions,
			new RoomsOfAccount($this->rooms, $this->roles()),
			$this->writer(),
			new RoomAnswers(self::createStub(FeedLinks::class)),
			new Restrictions($this->permissions),
			$this->catalog,
			(new BookingServices($this->connection, $this->clock))->releases,
			new EventLinkRepository($this->connection),
			$this->accounts,
		);
	}

	protected function roles(): Roles {
		return new Roles($this->permissions, $this->accounts);
	}

	protected function permissionService(): PermissionService {
		return new PermissionService(
			$this->permissions,
			$this->rooms,
			$this->groups,
			new Restrictions($this->permissions),
			$this->catalog,
			new Transaction($this->connection),
			$this->accounts,
		);
	}

	protected function groupService(): RoomGroupService {
		return new RoomGroupService(
			$this->groups,
			$this->rooms,
			$this->permissions,
			new Transaction($this->connection),
			$this->clock,
		);
	}

	/** @param array<string, mixed> $fields of the contract */
	protected function room(string $name, array $fields = []): Room {
		/** @phpstan-ignore argument.type (the tests send what the contract accepts) */
		$room = $this->writer()->create(['name' => $name] + $fields, true);
		/** @phpstan-ignore argument.type */
		return isset($fields['groupId']) ? $this->writer()->update($room->id, ['groupId' => $fields['groupId']], true)->after : $room;
	}

	protected function account(string $id, string ...$groups): string {
		$user = $this->instance->get(IUserManager::class)->createUser($id, 'a good password');
		self::assertNotFalse($user);
		foreach ($groups as $group) {
			$manager = $this->instance->get(IGroupManager::class);
			($manager->get($group) ?? $manager->createGroup($group))?->addUser($user);
		}
		return $id;
	}

	/** @param callable(): mixed $call */
	protected static function refusal(callable $call): Refusal {
		try {
			$call();
		} catch (Refusal $refusal) {
			return $refusal;
		}
		self::fail('Nothing was refused');
	}
}
