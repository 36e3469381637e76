-- The question before a review is deleted says that it cannot be undone.
DELETE FROM trash_items WHERE kind = 'testimonial';
