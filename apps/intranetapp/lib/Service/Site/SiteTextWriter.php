<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Site;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Site\StoredText;
use OCA\IntranetApp\Repository\Site\BrokenTexts;
use OCA\IntranetApp\Repository\Site\SiteTexts;
use OCA\IntranetApp\Shared\Clock;
use OCA\IntranetApp\Shared\Db\Leases;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Exception\TooLarge;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Shared\Http\Request\BaseVersion;
use OCA\IntranetApp\Shared\IsoTime;
use Psr\Log\LoggerInterface;

/** Writes menus and footers as files: one save at a time, and none overwrites another user's save made in the meantime. */
class SiteTextWriter {
	public function __construct(
		private readonly SiteTexts $texts,
		private readonly BrokenTexts $broken,
		private readonly AccessService $access,
		private readonly Leases $leases,
		private readonly Accounts $accounts,
		private readonly Clock $clock,
		private readonly LoggerInterface $logger,
		private readonly ?string $userId,
	) {
	}

	public function read(string $language, string $name): StoredText {
		$stored = StoredText::read($this->texts->findOrNull($language, $name));
		if ($stored->isBroken) {
			$this->warnOnce("$language/$name", $stored->version);
		}
		return $stored;
	}

	/** Uses the file's own permission or, before the file exists, the folder's. */
	public function mayWrite(string $language, string $name, StoredText $stored): bool {
		$file = $this->access->ofPath("$language/$name");
		return $stored->version === StoredText::read(null)->version
			? $file->canRead() && $this->access->ofPath($language)->canCreate()
			: $file->canWrite();
	}

	/**
	 * Work on a text while nobody else saves it.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Refusal
	 */
	public function alone(string $language, string $name, callable $work): mixed {
		return $this->leases->hold("text:$language/$name", $work);
	}

	/**
	 * @param callable(StoredText): array<array-key, mixed> $change the members to change; the file keeps all others
	 * @throws Refusal
	 */
	public function save(string $language, string $name, BaseVersion $base, callable $change): void {
		$this->texts->requireLanguage($language);
		$this->alone($language, $name, function () use ($language, $name, $base, $change): void {
			$stored = $this->read($language, $name);
			if (!$this->mayWrite($language, $name, $stored)) {
				throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to edit this.');
			}
			if (!$base->fits($stored->version)) {
				throw $this->stale($stored);
			}
			$json = $stored->jsonWith([
				...$change($stored),
				'updatedAt' => IsoTime::of($this->clock->now()->getTimestamp()),
				'updatedBy' => $this->userId,
			]);
			if (strlen($json) > SiteTexts::MAX_BYTES) {
				throw new TooLarge(Reason::TOO_LARGE, 'This is too large. Shorten it and try again.');
			}
			$this->texts->save($language, $name, $json);
		});
	}

	/** Logs one warning per broken text, because every visit reads the file. */
	private function warnOnce(string $file, string $version): void {
		$known = $this->broken->findAll();
		if (($known[$file] ?? null) !== $version) {
			$this->broken->saveAll([$file => $version] + $known);
			$this->logger->warning("$file in the team folder of the Intranet holds no JSON object and is not shown");
		}
	}

	private function stale(StoredText $stored): Conflict {
		$editor = $this->accounts->person($stored->editor());
		return BaseVersion::stale(
			Reason::STALE_VERSION, 'Someone else saved this in the meantime.', ['baseVersion' => $stored->version],
			$editor['id'] ?? null, $editor['name'] ?? null, $stored->updatedAt(),
		);
	}
}
