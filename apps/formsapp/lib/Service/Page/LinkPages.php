<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Page;

use OCA\FormsApp\Host\EmbedPolicy;
use OCA\FormsApp\Host\LinkPolicy;
use OCA\FormsApp\Host\PageAddresses;
use OCA\FormsApp\Host\ReaderLanguage;
use OCA\FormsApp\Model\Branding\Palette;
use OCA\FormsApp\Model\Link\LinkPage;
use OCA\FormsApp\Model\Link\PageState;
use OCA\FormsApp\Model\Link\Respondent;
use OCA\FormsApp\Model\Link\Visit;
use OCA\FormsApp\Repository\Page\CarriedWords;
use OCA\FormsApp\Service\Answer\PublicForms;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Host\Languages;
use OCP\IL10N;

/** The pages that links open. Who gets in is decided by the same gate as for programs. */
class LinkPages {
	/** No sign that ends a script element or begins a tag. */
	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR;

	public function __construct(
		private readonly PublicForms $forms,
		private readonly ReaderLanguage $reader,
		private readonly Languages $languages,
		private readonly CarriedWords $words,
		private readonly PageAddresses $addresses,
		private readonly LinkPolicy $links,
		private readonly EmbedPolicy $embedding,
	) {
	}

	/**
	 * @param Respondent $respondent who opens the page: it takes no password, so that nobody can guess one here
	 * @throws Refusal
	 */
	public function show(string $hash, Respondent $respondent, ?string $userId): LinkPage {
		return $this->open($hash, $respondent, $userId, null);
	}

	/**
	 * For frames in pages of other websites.
	 *
	 * @throws Refusal
	 */
	public function embed(string $hash, Respondent $guest): LinkPage {
		return $this->open($hash, $guest, null, $this->embedding->findAll());
	}

	/**
	 * @param ?list<string> $framedBy
	 * @throws Refusal
	 */
	private function open(string $hash, Respondent $respondent, ?string $userId, ?array $framedBy): LinkPage {
		$language = $this->reader->find($userId);
		$l = $this->languages->texts($language);
		try {
			$opened = $this->forms->read($hash, new Visit($respondent, null, null));
		} catch (Refusal $refusal) {
			return $this->closed($hash, $language, $l, $refusal, $framedBy);
		}
		/** @var array{title: string, description: string} $form */
		$form = $opened['form'];
		$heading = trim($form['title']) === '' ? PageTexts::heading($l, PageState::Open) : $form['title'];
		return $this->page(PageState::Open, $hash, $language, $l, $heading, $form['description'], [
			'opened' => $opened,
			'framedBy' => $framedBy,
		]);
	}

	/** @param ?list<string> $framedBy */
	private function closed(string $hash, string $language, IL10N $l, Refusal $refusal, ?array $framedBy): LinkPage {
		$state = PageState::tryFrom($refusal->reason) ?? throw $refusal;
		$isEmbedded = $framedBy !== null;
		$text = PageTexts::text($l, $state, $refusal->getMessage(), $isEmbedded);
		$login = $isEmbedded ? $this->links->address($hash) : $this->addresses->login($hash);
		$opensAt = $refusal->details['opensAt'] ?? null;
		return $this->page($state, $hash, $language, $l, PageTexts::heading($l, $state), $text, [
			'opensAt' => is_string($opensAt) ? $opensAt : null,
			'login' => $state === PageState::Login ? $login : null,
			'framedBy' => $framedBy,
		]);
	}

	/** @param array{opened?: array<string, mixed>, opensAt?: ?string, login?: ?string, framedBy: ?list<string>} $more */
	private function page(
		PageState $state,
		string $hash,
		string $language,
		IL10N $l,
		string $heading,
		string $text,
		array $more,
	): LinkPage {
		$words = $this->words->findAll($language);
		/** @var array{form?: array{branding?: \stdClass}} $opened */
		$opened = $more['opened'] ?? [];
		/** @var array{
		 *   headerImage?: array{url: string, alt: string, layout: string, width: ?int, height: ?int},
		 *   palette?: array{light: array<string, string>, dark: array<string, string>},
		 * } $look
		 */
		$look = (array)($opened['form']['branding'] ?? []);
		$spoken = $words === [] ? 'en' : $language;
		return new LinkPage(
			$state,
			$spoken,
			$heading,
			$text,
			PageTexts::labels($l, $more['framedBy'] !== null),
			$more['opensAt'] ?? null,
			$more['login'] ?? null,
			$more['framedBy'],
			$look['headerImage'] ?? null,
			isset($look['palette']) ? Palette::css($look['palette']) : '',
			json_encode([
				'state' => $state->value,
				'hash' => $hash,
				'language' => $spoken,
				'words' => (object)$words,
				'opened' => $more['opened'] ?? null,
				'opensAt' => $more['opensAt'] ?? null,
				'login' => $more['login'] ?? null,
				'framedBy' => $more['framedBy'],
			], self::JSON),
		);
	}
}
