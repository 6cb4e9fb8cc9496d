<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Db\CorruptData;
use OCA\WizardApp\Shared\Db\StoredValues;
use OCA\WizardApp\Shared\IsoTime;

/**
 * One step of a tour, as stored and served. Title and text are sanitised.
 *
 * @phpstan-import-type Step from Schemas as StepShape
 * @phpstan-import-type StepInput from Schemas
 * @phpstan-import-type StepPatch from Schemas
 */
final readonly class Step {
	private const SIDES = ['right', 'left', 'top', 'bottom'];
	private const IF_MISSING = ['center', 'skip'];

	/**
	 * @param 'right'|'left'|'top'|'bottom' $position the preferred side of the target for the bubble
	 * @param list<string> $visibleToGroups group ids, any of them; empty means everyone
	 * @param 'center'|'skip' $ifMissing
	 * @param ?string $author account id of the last editor; null for built-in steps
	 * @param ?int $updatedAt Unix seconds
	 * @param string $cleanedMark proves which rules cleaned exactly these texts; empty when none did
	 */
	public function __construct(
		public string $id,
		public string $title,
		public string $text = '',
		public string $attachTo = '',
		public string $position = 'right',
		public bool $enabled = true,
		public array $visibleToGroups = [],
		public string $ifMissing = 'center',
		public string $opens = '',
		public string $requiresApp = '',
		public bool $interactive = false,
		public ?string $author = null,
		public ?int $updatedAt = null,
		public string $cleanedMark = '',
	) {
	}

	/**
	 * A step as accepted by the contract: absent fields get their defaults.
	 *
	 * @param StepInput $input
	 */
	public static function fromInput(array $input): self {
		return new self(
			$input['id'],
			$input['title'],
			$input['text'],
			trim($input['attachTo'] ?? ''),
			$input['position'] ?? 'right',
			$input['enabled'] ?? true,
			$input['visibleToGroups'] ?? [],
			$input['ifMissing'] ?? 'center',
			trim($input['opens'] ?? ''),
			$input['requiresApp'] ?? '',
			$input['interactive'] ?? false,
		);
	}

	/**
	 * A step from data written earlier by the app itself.
	 *
	 * @param array<array-key, mixed> $stored
	 * @throws CorruptData when a value has the wrong type or is not among the allowed ones
	 */
	public static function fromStored(array $stored): self {
		$value = new StoredValues($stored);
		return new self(
			$value->text('id'),
			$value->text('title'),
			$value->text('text', ''),
			$value->text('attachTo', ''),
			$value->oneOf('position', self::SIDES),
			$value->yes('enabled', true),
			$value->texts('visibleToGroups'),
			$value->oneOf('ifMissing', self::IF_MISSING),
			$value->text('opens', ''),
			$value->text('requiresApp', ''),
			$value->yes('interactive', false),
			$value->textOrNull('author'),
			$value->numberOrNull('updatedAt'),
			$value->text('cleanedMark', ''),
		);
	}

	/**
	 * The same step with the changed fields; absent fields stay unchanged.
	 *
	 * @param StepPatch $patch its id is ignored: a step keeps its id
	 */
	public function with(array $patch): self {
		return new self(
			$this->id,
			$patch['title'] ?? $this->title,
			$patch['text'] ?? $this->text,
			trim($patch['attachTo'] ?? $this->attachTo),
			$patch['position'] ?? $this->position,
			$patch['enabled'] ?? $this->enabled,
			$patch['visibleToGroups'] ?? $this->visibleToGroups,
			$patch['ifMissing'] ?? $this->ifMissing,
			trim($patch['opens'] ?? $this->opens),
			$patch['requiresApp'] ?? $this->requiresApp,
			$patch['interactive'] ?? $this->interactive,
			$this->author,
			$this->updatedAt,
		);
	}

	/** The same step with cleaned texts. */
	public function withWords(string $title, string $text, string $cleanedMark): self {
		return self::fromStored(['title' => $title, 'text' => $text, 'cleanedMark' => $cleanedMark] + get_object_vars($this));
	}

	/**
	 * The same step with other groups.
	 *
	 * @param list<string> $groupIds
	 */
	public function forGroups(array $groupIds): self {
		return self::fromStored(['visibleToGroups' => $groupIds] + get_object_vars($this));
	}

	/** The same step, marked as last changed by this account at this time. */
	public function by(?string $author, ?int $updatedAt): self {
		return self::fromStored(['author' => $author, 'updatedAt' => $updatedAt] + get_object_vars($this));
	}

	/** Whether both are the same for a reader of the tour, ignoring author and time. */
	public function saysTheSameAs(self $other): bool {
		return $this->toArray() === $other->toArray();
	}

	/**
	 * For users, exchange files and snapshots.
	 *
	 * @return StepShape
	 */
	public function toArray(): array {
		return [
			'id' => $this->id,
			'title' => $this->title,
			'text' => $this->text,
			'attachTo' => $this->attachTo,
			'position' => $this->position,
			'enabled' => $this->enabled,
			'visibleToGroups' => $this->visibleToGroups,
			'ifMissing' => $this->ifMissing,
			'opens' => $this->opens,
			'requiresApp' => $this->requiresApp,
			'interactive' => $this->interactive,
		];
	}

	/**
	 * For admins: with author and time.
	 *
	 * @return StepShape
	 */
	public function toAdminArray(): array {
		return $this->toArray() + ['author' => $this->author, 'updatedAt' => IsoTime::of($this->updatedAt)];
	}
}
