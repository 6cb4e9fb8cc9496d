<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Key;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Host\PageAddresses;
use OCA\FormsApp\Model\Key\ApiKey;
use OCA\FormsApp\Model\Key\KeyText;
use OCA\FormsApp\Model\Key\Permission;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Repository\Key\KeyRepository;
use OCA\FormsApp\Service\Form\FormGate;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Invalid;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Exception\Unprocessable;
use OCA\FormsApp\Shared\Host\Accounts;
use OCA\FormsApp\Shared\IsoTime;
use OCA\FormsApp\Shared\Token\Secret;

/**
 * The keys of a form, for those who may change and share its file.
 *
 * @phpstan-import-type KeyCreateBody from Schemas
 * @phpstan-import-type KeyUpdateBody from Schemas
 * @phpstan-import-type ApiKey from Schemas as ShownKey
 */
class ApiKeys {
	private const MESSAGE = 'Keep this key now. It is not shown again.';

	public function __construct(
		private readonly FormGate $gate,
		private readonly KeyRepository $keys,
		private readonly PageAddresses $addresses,
		private readonly Accounts $accounts,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @return array{keys: list<ShownKey>, address: string}
	 * @throws Refusal
	 */
	public function list(string $fileId): array {
		$node = $this->gate->connectable($fileId);
		return [
			'keys' => array_map($this->answer(...), $this->keys->findAll($node->id)),
			'address' => $this->addresses->external($node->id),
		];
	}

	/**
	 * @param KeyCreateBody $body
	 * @return array<string, mixed> as IssuedApiKey of the contract
	 * @throws Refusal
	 */
	public function create(string $fileId, array $body): array {
		$node = $this->gate->connectable($fileId);
		$name = self::name($body['name']);
		if (count($this->keys->findAll($node->id)) >= Limits::KEYS_PER_FORM) {
			$sentence = 'A form has ' . Limits::KEYS_PER_FORM . ' keys at most. Delete one that nobody uses.';
			throw new Unprocessable(Reason::TOO_MANY_KEYS, $sentence);
		}
		$id = KeyText::newId();
		$text = KeyText::make($id);
		$now = $this->clock->now()->getTimestamp();
		$key = new ApiKey($id, $node->id, $name, self::permissions($body['permissions']), $now, $node->userId, null);
		$this->keys->create($key, Secret::hash($text));
		return $this->answer($key) + ['key' => $text, 'message' => self::MESSAGE];
	}

	/**
	 * @param KeyUpdateBody $body
	 * @return ShownKey
	 * @throws Refusal
	 */
	public function update(string $fileId, string $id, array $body): array {
		$key = $this->keys->findOrNull($this->gate->connectable($fileId)->id, $id) ?? throw self::unknown();
		[$name, $permissions] = [$body['name'] ?? null, $body['permissions'] ?? null];
		if ($name === null && $permissions === null) {
			throw new Invalid(Reason::NOTHING_TO_CHANGE, 'Send at least one of name and permissions.', '');
		}
		$changed = $key->with($name === null ? null : self::name($name), $permissions === null ? null : self::permissions($permissions));
		$this->keys->save($changed);
		return $this->answer($changed);
	}

	/**
	 * @return array{success: true}
	 * @throws Refusal
	 */
	public function remove(string $fileId, string $id): array {
		return $this->keys->delete($this->gate->connectable($fileId)->id, $id) ? ['success' => true] : throw self::unknown();
	}

	/** @return ShownKey */
	private function answer(ApiKey $key): array {
		$by = $key->createdBy;
		return [
			'id' => $key->id,
			'name' => $key->name,
			'permissions' => $key->permissions,
			'createdAt' => IsoTime::of($key->createdAt),
			'createdBy' => $by === null ? null : ['userId' => $by, 'displayName' => $this->accounts->displayName($by) ?? $by],
			'lastUsedAt' => IsoTime::of($key->lastUsedAt),
		];
	}

	private static function name(string $name): string {
		$trimmed = Text::trim($name);
		return $trimmed === '' ? throw new Invalid(Reason::NAME_REQUIRED, 'Give the key a name.', '/name') : $trimmed;
	}

	/**
	 * @param list<string> $permissions
	 * @return list<string> each once, in their order
	 */
	private static function permissions(array $permissions): array {
		return array_values(array_intersect(Permission::ALL, $permissions));
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_KEY, 'The form has no such key.');
	}
}
