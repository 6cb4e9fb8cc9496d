<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\IsoTime;

/**
 * The JSON of a page. It never loses a key: unknown members stay in the tree as received, objects as objects.
 *
 * Getters treat a value of the wrong type, as found in a hand-made file, as absent.
 */
final class PageDocument {
	/** Twice what clients may send; a larger file is not read at all. */
	public const MAX_BYTES = 2 * Limits::PAGE_BYTES;
	private const DEPTH = 128;
	/**
	 * Up to this many bytes a file is pretty-printed; the indentation of a deeply nested one could take a hundred
	 * times its size.
	 */
	private const READABLE_BYTES = 100_000;
	private const FLAGS = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR;
	/** Known keys in the order in which they are written; others follow. */
	private const ORDER = [
		'id', 'uniqueId', 'title', 'language', 'status', 'order', 'content', 'metadata', 'layout', 'translationGroup', 'createdAt',
		'createdBy', 'updatedAt', 'updatedBy', 'publishedAt',
	];

	private ?PageText $text = null;

	private function __construct(private readonly \stdClass $tree) {
	}

	/** @throws BrokenDocument */
	public static function parse(string $json): self {
		if (strlen($json) > self::MAX_BYTES) {
			throw new BrokenDocument('The file is too large for a page.');
		}
		if (str_starts_with($json, "\u{FEFF}")) {
			$json = substr($json, 3);
		}
		try {
			$tree = json_decode($json, false, self::DEPTH, JSON_THROW_ON_ERROR);
		} catch (\JsonException $failure) {
			throw new BrokenDocument($failure->getMessage(), 0, $failure);
		}
		return $tree instanceof \stdClass ? new self($tree) : throw new BrokenDocument('The file holds no JSON object.');
	}

	/**
	 * What clients send back as baseVersion: changes with the file, but not with the page's position among its
	 * siblings, so that a save never fails because another user reordered the pages.
	 *
	 * @param ?self $page null when the bytes are not a page
	 */
	public static function version(string $bytes, ?self $page): string {
		return substr(
			hash('sha256', $page !== null && isset($page->tree->order) ? $page->with(['order' => null])->toJson() : $bytes),
			0,
			32,
		);
	}

	/** An empty page, for files that hold none. */
	public static function blank(): self {
		return new self(new \stdClass());
	}

	/**
	 * The same page with other members; null removes a member.
	 *
	 * @param array<array-key, mixed> $members
	 */
	public function with(array $members): self {
		$tree = clone $this->tree;
		foreach ($members as $name => $value) {
			if ($value === null) {
				unset($tree->{$name});
			} else {
				$tree->{$name} = $value;
			}
		}
		return new self($tree);
	}

	/**
	 * The page after a change: absent members stay, null clears. Within metadata and layout the same applies to each
	 * member; lists, such as the rows, are replaced as a whole.
	 */
	public function merge(\stdClass $patch): self {
		$members = get_object_vars($patch);
		if (($members['metadata'] ?? null) instanceof \stdClass) {
			$members['metadata'] = self::merged($this->object('metadata'), $members['metadata'], true);
		}
		if (($members['layout'] ?? null) instanceof \stdClass) {
			$members['layout'] = self::merged($this->object('layout'), $members['layout'], false);
		}
		return $this->with($members);
	}

	public function toJson(): string {
		$members = get_object_vars($this->tree);
		$sorted = new \stdClass();
		foreach ([...array_intersect(self::ORDER, array_keys($members)), ...array_diff(array_keys($members), self::ORDER)] as $name) {
			$sorted->{$name} = $members[$name];
		}
		$json = json_encode($sorted, self::FLAGS, self::DEPTH);
		return strlen($json) > self::READABLE_BYTES ? $json : json_encode($sorted, self::FLAGS | JSON_PRETTY_PRINT, self::DEPTH);
	}

	/** @return array<array-key, mixed> every member unchanged, objects as objects */
	public function members(): array {
		return get_object_vars($this->tree);
	}

	public function id(): ?string {
		return $this->identifier('id');
	}

	public function uniqueId(): ?string {
		return $this->identifier('uniqueId');
	}

	/** Empty when there is none. */
	public function title(): string {
		return Title::clean($this->string('title') ?? '');
	}

	public function language(): ?string {
		return $this->string('language');
	}

	/** HTML; empty when there is none. */
	public function content(): string {
		return $this->string('content') ?? '';
	}

	/** Pages without one are published, as they were before there were drafts. */
	public function status(): string {
		$status = $this->string('status');
		return in_array($status, [PageRow::DRAFT, PageRow::REVIEW], true) ? $status : PageRow::PUBLISHED;
	}

	public function order(): ?int {
		$order = $this->tree->order ?? null;
		return is_int($order) && $order >= 0 && $order <= 2_147_483_647 ? $order : null;
	}

	public function metadata(): \stdClass {
		return $this->object('metadata') ?? new \stdClass();
	}

	public function category(): ?string {
		$category = $this->metadata()->category ?? null;
		return is_string($category) && $category !== '' ? mb_substr($category, 0, Limits::CATEGORY_CHARACTERS) : null;
	}

	/** @return list<string> */
	public function tags(): array {
		$tags = $this->metadata()->tags ?? null;
		return is_array($tags)
			? array_values(array_unique(array_filter($tags, static fn (mixed $tag): bool => is_string($tag) && $tag !== '')))
			: [];
	}

	/** @return 'page'|'section'|null whether the page, or what is below it, is news */
	public function news(): ?string {
		$news = $this->metadata()->news ?? null;
		return $news === PageRow::NEWS_PAGE || $news === PageRow::NEWS_SECTION ? $news : null;
	}

	public function isPinned(): bool {
		return ($this->metadata()->pinned ?? null) === true;
	}

	/** Unchanged; null when the page has none. */
	public function layout(): ?\stdClass {
		return $this->object('layout');
	}

	public function translationGroup(): ?string {
		return $this->identifier('translationGroup');
	}

	/** Unix seconds. */
	public function createdAt(): ?int {
		return $this->time('createdAt');
	}

	/** Account name. */
	public function createdBy(): ?string {
		return $this->account('createdBy');
	}

	/** Unix seconds. */
	public function updatedAt(): ?int {
		return $this->time('updatedAt');
	}

	/** Unix seconds of the first publication; null when it never was published, or before this was recorded. */
	public function publishedAt(): ?int {
		return $this->time('publishedAt');
	}

	/** Account name. */
	public function updatedBy(): ?string {
		return $this->account('updatedBy');
	}

	/** @return list<array{'title'|'heading'|'tag'|'text'|'caption', string}> plain text for the index, in the order of the page */
	public function text(): array {
		return $this->pageText()->parts();
	}

	/** @param int $length characters */
	public function excerpt(int $length): string {
		return $this->pageText()->excerpt($length);
	}

	/** Source of the first image, exactly as in the page. */
	public function firstImage(): ?string {
		return $this->pageText()->firstImage();
	}

	private function pageText(): PageText {
		return $this->text ??= new PageText($this);
	}

	private function string(string $name): ?string {
		$value = $this->tree->{$name} ?? null;
		return is_string($value) ? $value : null;
	}

	private function identifier(string $name): ?string {
		$value = $this->string($name);
		return $value !== null && PageIdentifier::isValid($value) ? $value : null;
	}

	private function account(string $name): ?string {
		$value = $this->string($name);
		return $value !== null && $value !== '' && mb_strlen($value) <= Limits::ACCOUNT_CHARACTERS ? $value : null;
	}

	private function time(string $name): ?int {
		$value = $this->string($name);
		return $value === null ? null : IsoTime::seconds($value);
	}

	private function object(string $name): ?\stdClass {
		$value = $this->tree->{$name} ?? null;
		return $value instanceof \stdClass ? $value : null;
	}

	/** @param bool $nullClears otherwise null is a value like any other */
	private static function merged(?\stdClass $old, \stdClass $new, bool $nullClears): \stdClass {
		$result = $old === null ? new \stdClass() : clone $old;
		foreach (get_object_vars($new) as $name => $value) {
			if ($value === null && $nullClears) {
				unset($result->{$name});
			} elseif ($value instanceof \stdClass && !$nullClears) {
				$before = $result->{$name} ?? null;
				$result->{$name} = self::merged($before instanceof \stdClass ? $before : null, $value, false);
			} else {
				$result->{$name} = $value;
			}
		}
		return $result;
	}
}
