<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

use OCA\IntranetApp\Model\Page\Markdown\MarkdownWords;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Html\PlainText;

/** The content of a page as plain text, in parts of one line each: a heading, a paragraph, a list item, a table cell, a caption. */
final class PageText {
	private const HEADING_TAG = '~<h[1-6]\b[^<>]*+>(.*?)</h[1-6]>~is';
	private const HEADING_END = '~</h[1-6]>~i';
	private const IMAGE_TAG = '~<img\b[^<>]*?\bsrc\s*+=\s*+(?:"([^"<>]*+)"|\'([^\'<>]*+)\'|([^\s<>]++))~i';
	private const MARKDOWN_IMAGE = '~!\[[^\[\]]*+\]\(\s*+<?([^\s)>]++)~';

	/** @var list<array{'title'|'heading'|'tag'|'text'|'caption', string}> */
	private array $parts = [];
	private ?string $image = null;

	public function __construct(PageDocument $page) {
		$this->add('title', $page->title());
		foreach ($page->tags() as $tag) {
			$this->add('tag', $tag);
		}
		$this->add('tag', $page->category() ?? '');
		foreach (LayoutWidgets::inOrder($page->layout()) as $widget) {
			$this->widget($widget);
		}
		$this->html($page->content());
	}

	/** @return list<array{'title'|'heading'|'tag'|'text'|'caption', string}> */
	public function parts(): array {
		return $this->parts;
	}

	/** The first words of the text, otherwise of the captions of images and links, cut between two words. */
	public function excerpt(int $length): string {
		$text = $this->joined('text', $length);
		return Sentences::cut($text === '' ? $this->joined('caption', $length) : $text, $length);
	}

	/**
	 * @param 'text'|'caption' $wanted
	 * @param int $enough number of characters; the text may be longer
	 */
	private function joined(string $wanted, int $enough): string {
		$parts = [];
		$count = 0;
		foreach ($this->parts as [$kind, $part]) {
			if ($kind === $wanted && $count <= $enough) {
				$parts[] = $part;
				$count += mb_strlen($part) + 1;
			}
		}
		return Sentences::line($parts);
	}

	public function firstImage(): ?string {
		return $this->image;
	}

	private function widget(\stdClass $widget): void {
		$value = static fn (string $name): string => is_string($widget->{$name} ?? null) ? $widget->{$name} : '';
		switch ($widget->type ?? null) {
			case 'section':
				$this->add('heading', $value('title'));
				break;
			case 'heading':
				$this->add('heading', $value('content'));
				break;
			case 'text':
				$this->markdown($value('content'));
				break;
			case 'image':
				$this->image ??= $value('src') === '' ? null : $value('src');
				$this->add('caption', $value('caption') === '' ? $value('alt') : $value('caption'));
				break;
			case 'video':
				$this->add('caption', $value('caption'));
				break;
			case 'links':
				foreach (is_array($widget->items ?? null) ? $widget->items : [] as $item) {
					if ($item instanceof \stdClass) {
						$this->add('caption', is_string($item->title ?? null) ? $item->title : '');
						$this->add('caption', is_string($item->text ?? null) ? $item->text : '');
					}
				}
				break;
			case 'news':
			case 'calendar':
				$this->add('heading', $value('title'));
				break;
		}
	}

	private function html(string $html): void {
		$html = mb_substr($html, 0, Limits::TEXT_CHARACTERS);
		if (preg_match(self::IMAGE_TAG, $html, $match) === 1) {
			$this->image ??= html_entity_decode($match[1] . ($match[2] ?? '') . ($match[3] ?? ''), ENT_QUOTES | ENT_HTML5, 'UTF-8');
		}
		$last = 0;
		// A heading that nothing ends is not looked for to the end of the text again and again.
		preg_match_all(self::HEADING_END, $html, $ends, PREG_OFFSET_CAPTURE);
		$end = $ends[0] === [] ? 0 : $ends[0][count($ends[0]) - 1][1] + strlen('</h1>');
		preg_match_all(self::HEADING_TAG, substr($html, 0, $end), $headings, PREG_SET_ORDER | PREG_OFFSET_CAPTURE);
		foreach ($headings as $heading) {
			$this->addTexts(PlainText::paragraphs(substr($html, $last, $heading[0][1] - $last)));
			$this->add('heading', PlainText::from($heading[1][0]));
			$last = $heading[0][1] + strlen($heading[0][0]);
		}
		$this->addTexts(PlainText::paragraphs(substr($html, $last)));
	}

	private function markdown(string $markdown): void {
		$markdown = mb_substr($markdown, 0, Limits::TEXT_CHARACTERS);
		if (preg_match(self::MARKDOWN_IMAGE, $markdown, $match) === 1) {
			$this->image ??= $match[1];
		}
		foreach (MarkdownWords::parts($markdown) as [$kind, $text]) {
			$this->add($kind, $text);
		}
	}

	/** @param list<string> $texts */
	private function addTexts(array $texts): void {
		foreach ($texts as $text) {
			$this->add('text', $text);
		}
	}

	/** @param 'title'|'heading'|'tag'|'text'|'caption' $kind */
	private function add(string $kind, string $text): void {
		$text = trim(preg_replace('/[\p{Z}\p{Cc}]+/u', ' ', mb_scrub($text, 'UTF-8')) ?? '');
		if ($text !== '') {
			$this->parts[] = [$kind, $text];
		}
	}
}
