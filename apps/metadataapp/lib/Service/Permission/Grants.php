<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Permission;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Grant\Grant;
use OCA\MetadataApp\Model\Grant\Permission;
use OCA\MetadataApp\Model\Grant\Principal;
use OCA\MetadataApp\Repository\Grant\GrantRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;
use OCA\MetadataApp\Shared\Host\Accounts;
use OCA\MetadataApp\Shared\Host\TeamFolders;
use OCA\MetadataApp\Shared\IsoTime;

/**
 * Permissions as the API names them.
 *
 * @phpstan-import-type Grant from Schemas as GrantAnswer
 * @phpstan-import-type OwnGrant from Schemas
 */
class Grants {
	public function __construct(
		private readonly GrantRepository $grants,
		private readonly Permissions $permissions,
		private readonly Accounts $accounts,
		private readonly TeamFolders $teamFolders,
		private readonly WriteLock $lock,
		private readonly Clock $clock,
	) {
	}

	/** @return list<GrantAnswer> */
	public function findAll(): array {
		return array_map($this->answer(...), $this->grants->findAll());
	}

	/** @return list<OwnGrant> */
	public function findAllHeldBy(string $userId): array {
		return array_map(static fn (Grant $grant): array => [
			'id' => $grant->id,
			'source' => $grant->kind->value,
			'group_id' => $grant->kind === Principal::Group ? $grant->principal : null,
			'permission' => $grant->permission->value,
			'permission_type' => $grant->permission->value,
			'groupfolder_id' => $grant->folderId,
			'field_scope' => null,
		], $this->grants->findAllHeldBy($userId, $this->accounts->groupIds($userId)));
	}

	/** @throws Invalid */
	public function has(string $userId, string $permission, ?int $folderId): bool {
		self::permission($permission);
		return $this->permissions->mayManage($userId, $folderId);
	}

	/**
	 * @param array{permission: string, groupfolder_id?: ?int, field_scope?: ?string} $wish
	 * @return int id of the grant, also where it was there already
	 * @throws Invalid
	 */
	public function grant(Principal $kind, string $principal, array $wish): int {
		$permission = self::permission($wish['permission']);
		if (($wish['field_scope'] ?? '') !== '') {
			$message = 'A permission is for all fields of a team folder. Leave field_scope out.';
			throw new Invalid(Reason::FIELD_SCOPE, $message, '/field_scope');
		}
		$exists = $kind === Principal::User ? $this->accounts->exists($principal) : $this->accounts->groupName($principal) !== null;
		if (!$exists) {
			throw new Invalid(
				Reason::UNKNOWN_SUBJECT,
				$kind === Principal::User ? 'There is no such account.' : 'There is no such group.',
				"/{$kind->value}_id",
			);
		}
		$folderId = $wish['groupfolder_id'] ?? null;
		if ($folderId !== null && $this->teamFolders->findOrNull($folderId) === null) {
			throw new Invalid(Reason::UNKNOWN_FOLDER, 'There is no such team folder.', '/groupfolder_id');
		}
		$now = $this->clock->now()->getTimestamp();
		return $this->lock->hold(fn (): Grant => $this->grants->create($kind, $principal, $permission, $folderId, $now))->id;
	}

	/** @throws NotFound */
	public function revoke(Principal $kind, int $id): void {
		if (!$this->lock->hold(fn (): bool => $this->grants->delete($kind, $id))) {
			throw new NotFound(Reason::UNKNOWN_GRANT, 'There is no such permission.');
		}
	}

	/** @throws Invalid for a level that nothing enforces */
	private static function permission(string $name): Permission {
		return Permission::tryFrom(str_replace('-', '_', $name))
			?? throw new Invalid(Reason::UNKNOWN_PERMISSION, 'The only permission that can be granted is manage-fields.', '/permission');
	}

	/** @return GrantAnswer */
	private function answer(Grant $grant): array {
		$isUser = $grant->kind === Principal::User;
		$name = $isUser ? $this->accounts->displayName($grant->principal) : $this->accounts->groupName($grant->principal);
		$created = IsoTime::of($grant->createdAt);
		return [
			'id' => $grant->id,
			'user_id' => $isUser ? $grant->principal : null,
			'group_id' => $isUser ? null : $grant->principal,
			'permission' => $grant->permission->value,
			'permission_type' => $grant->permission->value,
			'groupfolder_id' => $grant->folderId,
			'field_scope' => null,
			'name' => $name ?? $grant->principal,
			'created_at' => $created,
			'updated_at' => $created,
		];
	}
}
