<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Permission;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Listener\ForgetGrants;
use OCA\MetadataApp\Model\Grant\Principal;
use OCA\MetadataApp\Repository\Backup\Gate;
use OCA\MetadataApp\Service\Permission\Grants;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;
use OCP\Group\Events\GroupDeletedEvent;
use OCP\IGroupManager;
use OCP\IUserManager;
use OCP\User\Events\UserDeletedEvent;

final class PermissionsTest extends ServicesTestCase {
	public function testAdministratorsAndThoseWithAGrantManage(): void {
		$groups = $this->instance->get(IGroupManager::class);
		$olga = $this->instance->get(IUserManager::class)->get('olga');
		$archivists = $groups->createGroup('archivists');
		self::assertNotNull($olga);
		$archivists?->addUser($olga);
		$id = $this->service()->grant(Principal::Group, 'archivists', ['permission' => 'manage-fields']);
		self::assertSame($id, $this->service()->grant(Principal::Group, 'archivists', ['permission' => 'manage_fields']));
		$may = fn (string $user, ?int $folder): bool => $this->service()->has($user, 'manage-fields', $folder);
		self::assertSame([true, true, true], [$may('root', null), $may('olga', null), $may('olga', self::ARCHIVE)]);
		self::assertSame([false, true, false], [$may('mia', null), $may('mia', self::DOCS), $may('mia', self::ARCHIVE)]);
		self::assertSame([['group', 'archivists', null]], array_map(
			static fn (array $own): array => [$own['source'], $own['group_id'], $own['groupfolder_id']],
			$this->service()->findAllHeldBy('olga'),
		));
		self::assertSame(['archivists', 'mia'], array_column($this->service()->findAll(), 'name'));
	}

	public function testRefusesWhatNothingEnforcesAndWhoDoesNotExist(): void {
		$wish = ['permission' => 'manage-fields'];
		foreach ([
			[Principal::User, 'olga', ['permission' => 'view_metadata'], Reason::UNKNOWN_PERMISSION, '/permission'],
			[Principal::User, 'nobody', $wish, Reason::UNKNOWN_SUBJECT, '/user_id'],
			[Principal::Group, 'olga', $wish, Reason::UNKNOWN_SUBJECT, '/group_id'],
			[Principal::User, 'olga', $wish + ['groupfolder_id' => 404], Reason::UNKNOWN_FOLDER, '/groupfolder_id'],
			[Principal::User, 'olga', $wish + ['field_scope' => 'status'], Reason::FIELD_SCOPE, '/field_scope'],
		] as [$kind, $id, $sent, $reason, $pointer]) {
			$refusal = self::refusal(fn (): int => $this->service()->grant($kind, $id, $sent));
			self::assertSame([400, $reason, $pointer], [$refusal->status(), $refusal->reason, $refusal->pointer]);
		}
		self::assertSame([404, Reason::UNKNOWN_GRANT], self::refused(fn () => $this->service()->revoke(Principal::Group, 1)));
		$this->service()->revoke(Principal::User, 1);
		self::assertSame([], $this->service()->findAll());
	}

	public function testAccountsAndGroupsThatAreDeletedTakeTheirGrantsAlong(): void {
		$group = $this->instance->get(IGroupManager::class)->createGroup('mia');
		$user = $this->instance->get(IUserManager::class)->get('mia');
		self::assertNotNull($group);
		self::assertNotNull($user);
		$this->service()->grant(Principal::Group, 'mia', ['permission' => 'manage-fields']);
		$listener = new ForgetGrants($this->grants, new Gate($this->connection));
		$listener->handle(new UserDeletedEvent($user));
		self::assertSame([null], array_column($this->service()->findAll(), 'user_id'));
		$listener->handle(new GroupDeletedEvent($group));
		self::assertSame([], $this->service()->findAll());
	}

	private function service(): Grants {
		return new Grants($this->grants, $this->permissions(), $this->accounts, $this->teamFolders(), $this->lock, $this->clock);
	}
}
