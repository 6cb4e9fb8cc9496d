<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\GroupFolders\ACL;

use OCA\GroupFolders\ACL\UserMapping\IUserMapping;
use OCA\GroupFolders\ACL\UserMapping\UserMapping;
use OCP\Constants;

/**
 * What one person or group may do at one place: a bit of the mask is set to that of the permissions, any other is left to the places above.
 */
class Rule implements \JsonSerializable {
	/** Bits by the words that occ knows. */
	public const PERMISSIONS_MAP = [
		'read' => Constants::PERMISSION_READ,
		'write' => Constants::PERMISSION_UPDATE,
		'create' => Constants::PERMISSION_CREATE,
		'delete' => Constants::PERMISSION_DELETE,
		'share' => Constants::PERMISSION_SHARE,
	];

	private int $permissions;

	/** @param int $permissions those outside of the mask do not count */
	public function __construct(
		private readonly IUserMapping $userMapping,
		private readonly int $fileId,
		private int $mask,
		int $permissions,
	) {
		$this->permissions = $permissions & $mask;
	}

	public function getUserMapping(): IUserMapping {
		return $this->userMapping;
	}

	public function getFileId(): int {
		return $this->fileId;
	}

	public function getMask(): int {
		return $this->mask;
	}

	public function getPermissions(): int {
		return $this->permissions;
	}

	/** What is left, or given back, of permissions that come from above. */
	public function applyPermissions(int $permissions): int {
		return ($permissions & ~$this->mask) | $this->permissions;
	}

	/** What is left of permissions, with nothing given back. */
	public function applyDenyPermissions(int $permissions): int {
		return $permissions & (~$this->mask | $this->permissions);
	}

	/** Adds what a deeper place says. */
	public function applyRule(Rule $rule): void {
		$this->permissions = $rule->applyPermissions($this->permissions);
		$this->mask |= $rule->mask;
	}

	/**
	 * Rules of one place as one: what one of them allows, no other takes away.
	 *
	 * @param Rule[] $rules
	 */
	public static function mergeRules(array $rules): Rule {
		$merged = self::defaultRule();
		foreach ($rules as $rule) {
			$merged->mask |= $rule->mask;
			$merged->permissions |= $rule->permissions;
		}
		return $merged;
	}

	/** A rule that says nothing. */
	public static function defaultRule(): Rule {
		return new Rule(new UserMapping('dummy', ''), -1, 0, 0);
	}

	/** Such as "+read, -write". */
	public static function formatRulePermissions(int $mask, int $permissions): string {
		$words = array_filter(self::PERMISSIONS_MAP, static fn (int $bit): bool => ($mask & $bit) !== 0);
		return implode(', ', array_map(
			static fn (string $word, int $bit): string => (($permissions & $bit) === 0 ? '-' : '+') . $word,
			array_keys($words),
			$words,
		));
	}

	public function formatPermissions(): string {
		return self::formatRulePermissions($this->mask, $this->permissions);
	}

	/** @return array{mapping: array{type: 'user'|'group'|'dummy'|'circle', id: string}, mask: int, permissions: int} */
	#[\Override]
	public function jsonSerialize(): array {
		return [
			'mapping' => ['type' => $this->userMapping->getType(), 'id' => $this->userMapping->getId()],
			'mask' => $this->mask,
			'permissions' => $this->permissions,
		];
	}
}
