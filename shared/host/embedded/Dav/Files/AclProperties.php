<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Files;

use Host\Dav\Http\Body;
use Host\Dav\Http\Markup;
use Host\Dav\Problem;
use Host\Files\Place;
use Host\TeamFolders\Access;
use Host\TeamFolders\Rules;
use OCA\GroupFolders\ACL\Rule;
use OCA\GroupFolders\ACL\UserMapping\UserMapping;
use OCA\GroupFolders\Mount\GroupMountPoint;
use OCP\Constants;
use OCP\Files\Node;
use OCP\IUser;

/**
 * Advanced permissions of team folders. Who manages them sees and sets everybody's, the others see those that concern them.
 *
 * @phpstan-import-type TeamFolder from Place
 */
final class AclProperties {
	private const NC = '{http://nextcloud.org/ns}';
	/** @var array<int, bool> by team folder: asked once for all that is in a listing */
	private array $managed = [];

	public function __construct(
		private readonly Access $access,
		private readonly Rules $rules,
		private readonly IUser $user,
	) {
	}

	public function value(Node $node, string $name): string|Markup|null {
		$folder = $this->folder($node);
		if ($folder === null) {
			return null;
		}
		return match ($name) {
			'group-folder-id' => (string)$folder['folder_id'],
			'acl-enabled' => $folder['acl'] === 1 ? '1' : '',
			'acl-can-manage' => $this->manages($folder) ? '1' : '',
			'acl-base-permission' => (string)$this->access->base($folder['folder_id']),
			'acl-list' => $this->list($folder, $node),
			'inherited-acl-list' => self::markup($this->inherited($folder, array_slice(self::chain($node), 0, -1))),
			default => null,
		};
	}

	/** @return (\Closure(?\DOMElement): int)|null */
	public function setter(Node $node, string $name): ?\Closure {
		return $name !== self::NC . 'acl-list' ? null : function (?\DOMElement $value) use ($node): int {
			$folder = $this->folder($node);
			return $folder === null || !$this->manages($folder)
				? 403
				: $this->set($node, $folder, $value === null ? [] : Body::children($value));
		};
	}

	/**
	 * @param TeamFolder $folder
	 * @param list<\DOMElement> $elements
	 */
	private function set(Node $node, array $folder, array $elements): int {
		$rules = array_map(fn (\DOMElement $element): Rule => $this->rule($node->getId(), $element), $elements);
		if (($this->access->allowedWith(
			$folder['folder_id'],
			self::chain($node),
			$this->user->getUID(),
			$rules,
		) & Constants::PERMISSION_READ) === 0) {
			throw Problem::of('BadRequest', 'You cannot remove your own read permission.');
		}
		$this->rules->replace($node->getId(), $rules);
		return 200;
	}

	private function rule(int $fileId, \DOMElement $element): Rule {
		$said = [];
		foreach (Body::children($element) as $child) {
			$said[Body::name($child)] = trim($child->textContent);
		}
		$type = $said[self::NC . 'acl-mapping-type'] ?? '';
		if ($type !== 'user' && $type !== 'group') {
			throw Problem::of('BadRequest', self::NC . 'acl-mapping-type does not have a valid value.');
		}
		$rest = array_map(
			static fn (string $name): string =>
				$said[self::NC . $name] ?? throw Problem::of('BadRequest', self::NC . "$name is not a string."),
			['acl-mapping-id', 'acl-mask', 'acl-permissions'],
		);
		return new Rule(new UserMapping($type, $rest[0]), $fileId, (int)$rest[1], (int)$rest[2]);
	}

	/**
	 * Who manages them is not told of a list that is empty.
	 *
	 * @param TeamFolder $folder
	 */
	private function list(array $folder, Node $node): ?Markup {
		$rules = $this->seen($folder, [$node->getId()])[$node->getId()] ?? [];
		return $rules === [] && $this->manages($folder) ? null : self::markup($rules);
	}

	/**
	 * What the folders above say, merged for each person and group.
	 *
	 * @param TeamFolder $folder
	 * @param list<int> $above file ids, the outermost first
	 * @return list<Rule>
	 */
	private function inherited(array $folder, array $above): array {
		$rules = $above === [] ? [] : $this->seen($folder, $above);
		$merged = [];
		foreach ($above as $fileId) {
			foreach ($rules[$fileId] ?? [] as $rule) {
				$mapping = $rule->getUserMapping();
				[$mask, $permissions] = $merged[$mapping->getKey()][1] ?? [0, $this->access->base($folder['folder_id'])];
				$merged[$mapping->getKey()] = [$mapping, [$mask | $rule->getMask(), $rule->applyPermissions($permissions)]];
			}
		}
		return array_values(array_map(static fn (array $one): Rule => new Rule($one[0], 0, ...$one[1]), $merged));
	}

	/**
	 * @param TeamFolder $folder
	 * @param list<int> $fileIds
	 * @return array<int, list<Rule>> in the order of the host's index: groups before people
	 */
	private function seen(array $folder, array $fileIds): array {
		$key = static fn (Rule $rule): string => $rule->getUserMapping()->getType() . ' ' . $rule->getUserMapping()->getId();
		return array_map(static function (array $rules) use ($key): array {
			usort($rules, static fn (Rule $one, Rule $other): int => $key($one) <=> $key($other));
			return $rules;
		}, $this->rules->ofFiles($fileIds, $this->manages($folder) ? null : $this->user->getUID()));
	}

	/** @param TeamFolder $folder */
	private function manages(array $folder): bool {
		return $this->managed[$folder['folder_id']] ??= $this->access->canManage($folder, $this->user->getUID());
	}

	/** @return ?TeamFolder */
	private function folder(Node $node): ?array {
		$mount = $node->getMountPoint();
		$id = $mount instanceof GroupMountPoint ? $mount->getFolderId() : 0;
		return array_values(
			array_filter($this->access->folders($this->user->getUID()), static fn (array $folder): bool => $folder['folder_id'] === $id),
		)[0] ?? null;
	}

	/** @return list<int> file ids from the team folder down to the node */
	private static function chain(Node $node): array {
		return $node->getInternalPath() === '' ? [$node->getId()] : [...self::chain($node->getParent()), $node->getId()];
	}

	/** @param list<Rule> $rules */
	private static function markup(array $rules): Markup {
		return new Markup(implode('', array_map(static function (Rule $rule): string {
			$mapping = $rule->getUserMapping();
			$parts = [
				'mapping-type' => $mapping->getType(),
				'mapping-id' => $mapping->getId(),
				'mapping-display-name' => $mapping->getDisplayName(),
				'mask' => (string)$rule->getMask(),
				'permissions' => (string)$rule->getPermissions(),
			];
			return '<nc:acl>'
				. implode('', array_map(
					static fn (string $name, string $value): string =>
						"<nc:acl-$name>" . htmlspecialchars($value, ENT_COMPAT | ENT_XML1) . "</nc:acl-$name>",
					array_keys($parts),
					$parts,
				))
				. '</nc:acl>';
		}, $rules)));
	}
}
